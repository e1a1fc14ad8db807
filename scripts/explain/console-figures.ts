import { NEWEST, OLDEST, type ConsoleRead } from './console-reads.ts';

/** The console's other queries: figures, the global search, a record's files. */
export function consoleFigures(): ConsoleRead[] {
  return [
    ...countsOf('Quotes', 'quote_status_counts'),
    { ...call('Quotes', 'figures: Mine', `quote_status_counts('', auth.uid())`), reach: 'table' },
    ...countsOf('Messages', 'message_status_counts'),
    ...countsOf('Applications', 'application_status_counts'),
    {
      ...call('Applications', 'figures: a position', `application_status_counts('', 'Dispatcher')`),
      reach: 'table',
    },
    call(
      'Applications',
      'documents of one',
      `application_documents('e3000000-0000-4000-8000-000000000077')`,
    ),
    ...countsOf('Users', 'user_role_counts'),
    call('Sidebar', 'unread', 'admin_unread_counts()'),
    call('Search', 'a rare word', `admin_search('zephyrine')`),
    call('Search', 'no match', `admin_search('qwxyzzy')`),
    call('Search', 'a common word', `admin_search('dayton')`),
    {
      list: 'Dashboard',
      what: 'waiting longest',
      reach: 'index',
      sql: `select * from public.admin_quotes where status = 'new' ${OLDEST} limit 5`,
    },
    {
      list: 'Dashboard',
      what: 'recent activity',
      reach: 'index',
      sql: `select id, created_at, action, label from public.activity_log ${NEWEST} limit 10`,
    },
  ];
}

function call(list: string, what: string, of: string): ConsoleRead {
  return { list, what, reach: 'index', sql: `select * from public.${of}` };
}

/** Filter counts: of all rows, of rows an index finds, and of a value every row has. */
function countsOf(list: string, name: string): ConsoleRead[] {
  return [
    { ...call(list, 'figures', `${name}()`), reach: 'table' },
    call(list, 'figures: no match', `${name}('qwxyzzy')`),
    { ...call(list, 'figures: a common word', `${name}('example.com')`), reach: 'table' },
  ];
}
