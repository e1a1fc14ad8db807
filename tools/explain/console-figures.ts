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
    DOCUMENTS,
    { ...DOCUMENTS, what: 'documents of one, as a moderator', caller: 'moderator' },
    ...filesOfModerators(),
    ...countsOf('Users', 'user_role_counts'),
    call('Sidebar', 'unread', 'admin_unread_counts()'),
    call('Search', 'a rare word', `admin_search('zephyrine')`),
    call('Search', 'no match', `admin_search('qwxyzzy')`),
    call('Search', 'a common word', `admin_search('dayton')`),
    call('Search', 'two common words that never meet', `admin_search('kate luther')`),
    call('Search', 'two letters, no match', `admin_search('zq')`),
    call('Search', 'a phone number', `admin_search('(937) 555-0077')`),
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

const DOCUMENTS = call(
  'Applications',
  'documents of one',
  `application_documents('e3000000-0000-4000-8000-000000000077')`,
);

const idOf = (kind: string, n: number) =>
  `${kind}000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** A file of an old record, which a table scan would find last, and one that no record names. */
function filesOfModerators(): ConsoleRead[] {
  const unnamed = `${idOf('e7', 1)}/resume_driver.pdf`;
  const fileOf = (list: string, what: string, bucket: string, path: string): ConsoleRead => ({
    list,
    what: `${what}, as a moderator`,
    reach: 'index',
    caller: 'moderator',
    sql: `select id from storage.objects where bucket_id = '${bucket}' and name = '${path}'`,
  });
  return [
    fileOf('Quotes', 'a file', 'quote-attachments', `${idOf('e6', 90_000)}/spec_sheet.pdf`),
    fileOf('Quotes', 'an unnamed file', 'quote-attachments', unnamed),
    fileOf('Applications', 'a file', 'job-documents', `${idOf('e5', 90_000)}/resume_driver.pdf`),
    fileOf('Applications', 'an unnamed file', 'job-documents', unnamed),
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
