/** A statement the console sends, as PostgREST would write it. */
export interface ConsoleRead {
  list: string;
  what: string;
  sql: string;
}

/** A page and the row that tells whether there is another (`src/platform/supabase/keyset.ts`). */
const PAGE = 'limit 51';
const NEWEST = 'order by created_at desc, id desc';
const OLDEST = 'order by created_at, id';

interface List {
  list: string;
  /** The view an admin reads it through. */
  view: string;
  columns: string;
  /** The status most rows have, and one few have. */
  statuses: readonly string[];
}

const LISTS: readonly List[] = [
  {
    list: 'Quotes',
    view: 'admin_quotes',
    columns:
      'id, reference, created_at, updated_at, customer_name, email, phone, origin, destination, equipment, length, width, height, notes, status, user_id, emailed_at',
    statuses: ['new', 'archived'],
  },
  {
    list: 'Messages',
    view: 'admin_contact_messages',
    columns: 'id, created_at, updated_at, name, email, phone, subject, message, status, emailed_at',
    statuses: ['new', 'archived'],
  },
  {
    list: 'Applications',
    view: 'admin_job_applications',
    columns:
      'id, created_at, updated_at, first_name, last_name, email, phone, city, state, job_title, experience_years, cdl_license, status',
    statuses: ['new', 'hired'],
  },
  {
    list: 'Users',
    view: 'admin_profiles',
    columns: 'id, created_at, updated_at, email, first_name, last_name, phone, company_name',
    statuses: [],
  },
];

/** What is typed: a word nearly every page has, one of five rows, none, and what no index knows. */
const SEARCHES = {
  'a common word': 'example.com',
  'a rare word': 'zephyrine',
  'a phone number': '555-0077',
  'no match': 'qwxyzzy',
  'two letters, no match': '#~',
} as const;

/** Half way down a list sorted by age. */
const HALF_WAY = `'2025-06-01T00:00:00Z'::timestamptz`;

/** Everything the console's lists send: first pages, filters, both directions, deep pages, searches. */
export function consoleReads(): ConsoleRead[] {
  return LISTS.flatMap(({ list, view, columns, statuses }) => {
    const page = (what: string, where: string, order = NEWEST): ConsoleRead => ({
      list,
      what,
      sql: `select coalesce(json_agg(page), '[]') from (
        select ${columns} from public.${view} ${where} ${order} ${PAGE}) as page`,
    });
    const containing = (text: string) => `search_text like '%${text}%'`;
    return [
      page('first page', ''),
      page('first page, oldest first', '', OLDEST),
      ...statuses.map((status) => page(`status ${status}`, `where status = '${status}'`)),
      page(
        'a page half way down',
        `where created_at <= ${HALF_WAY}
          and (created_at < ${HALF_WAY} or (created_at = ${HALF_WAY} and id < 'e1000000-0000-4000-8000-00000000ffff'))`,
      ),
      ...Object.entries(SEARCHES).map(([what, text]) =>
        page(`search: ${what}`, `where ${containing(text)}`),
      ),
      ...statuses.map((status) =>
        page(
          `search: no match, status ${status}`,
          `where status = '${status}' and ${containing('qwxyzzy')}`,
        ),
      ),
    ];
  }).concat(figures());
}

function figures(): ConsoleRead[] {
  const counts = (list: string, call: string, what: string): ConsoleRead => ({
    list,
    what,
    sql: `select * from public.${call}`,
  });
  return [
    counts('Quotes', 'quote_status_counts()', 'figures'),
    counts('Quotes', `quote_status_counts('qwxyzzy')`, 'figures: no match'),
    counts('Quotes', `quote_status_counts('example.com')`, 'figures: a common word'),
    counts('Messages', 'message_status_counts()', 'figures'),
    counts('Messages', `message_status_counts('qwxyzzy')`, 'figures: no match'),
    counts('Messages', `message_status_counts('example.com')`, 'figures: a common word'),
    counts('Applications', 'application_status_counts()', 'figures'),
    counts('Applications', `application_status_counts('qwxyzzy')`, 'figures: no match'),
    counts('Applications', `application_status_counts('example.com')`, 'figures: a common word'),
    counts('Users', 'user_role_counts()', 'figures'),
    counts('Users', `user_role_counts('qwxyzzy')`, 'figures: no match'),
    {
      list: 'Dashboard',
      what: 'waiting longest',
      sql: `select * from public.admin_quotes where status = 'new' ${OLDEST} limit 5`,
    },
    counts('Sidebar', 'admin_unread_counts()', 'unread'),
    counts('Search', `admin_search('zephyrine')`, 'a rare word'),
    counts('Search', `admin_search('qwxyzzy')`, 'no match'),
    counts('Search', `admin_search('dayton')`, 'a common word'),
    {
      list: 'Dashboard',
      what: 'recent activity',
      sql: `select id, created_at, action, label from public.activity_log ${NEWEST} limit 10`,
    },
  ];
}
