import { consoleFigures } from './console-figures.ts';

/** A query the console sends, in PostgREST's SQL. */
export interface ConsoleRead {
  list: string;
  what: string;
  sql: string;
  /**
   * The allowed cost: only rows an index finds, or one full scan for queries that count everything
   * or that no index can answer (`limits.ts`).
   */
  reach: 'index' | 'table';
  /** Who sends it, if not an admin. */
  caller?: 'moderator';
}

/** A page plus the row that shows whether there is another (`src/platform/supabase/keyset.ts`). */
const PAGE = 'limit 51';
export const NEWEST = 'order by created_at desc, id desc';
export const OLDEST = 'order by created_at, id';

interface List {
  list: string;
  /** The view admins query. */
  view: string;
  columns: string;
  /** Filters: a value most rows have, and one few rows have. */
  filters: Readonly<Record<string, string>>;
  /** Sort orders other than by age. */
  orders?: Readonly<Record<string, string>>;
}

const LISTS: readonly List[] = [
  {
    list: 'Quotes',
    view: 'admin_quotes',
    columns:
      'id, reference, created_at, updated_at, customer_name, email, phone, origin, destination, commodity, pieces, weight_lbs, equipment, length, width, height, ready_on, deliver_by, are_dates_flexible, po_number, notes, status, replied_at, user_id, assignee, offer_stage, offer',
    filters: { 'status new': `status = 'new'`, 'status archived': `status = 'archived'` },
  },
  {
    list: 'Messages',
    view: 'admin_contact_messages',
    columns: 'id, created_at, updated_at, name, email, phone, subject, message, status',
    filters: { 'status new': `status = 'new'`, 'status archived': `status = 'archived'` },
  },
  {
    list: 'Applications',
    view: 'admin_job_applications',
    columns:
      'id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state, experience_years, experience_sort, cdl_license, cdl_document_url, resume_document_url, other_documents_urls, status',
    filters: {
      'status new': `status = 'new'`,
      'status hired': `status = 'hired'`,
      'a position': `job_title = 'Dispatcher'`,
    },
    orders: {
      name: 'order by last_name, id',
      experience: 'order by experience_sort desc, id desc',
    },
  },
  {
    list: 'Users',
    view: 'admin_profiles',
    columns:
      'id, created_at, updated_at, invited_at, joined_at, email, first_name, last_name, phone, company_name, sort_name, roles',
    filters: { 'role carrier': `roles @> '{carrier}'`, 'role admin': `roles @> '{admin}'` },
    orders: { name: 'order by sort_name, id' },
  },
];

/** Search terms, from a word in every row to no match. */
const SEARCHES = {
  'a common word': 'example.com',
  'a rare word': 'zephyrine',
  'a phone number': '555-0077',
  'no match': 'qwxyzzy',
} as const;
const TWO_LETTERS = '#~';

/** The middle of a list sorted by age. */
const HALF_WAY = `'2025-06-01T00:00:00Z'::timestamptz`;

const containing = (text: string) => `search_text like '%${text}%'`;

function pageOf({ list, view, columns }: Omit<List, 'filters'>) {
  return (what: string, where = '', order = NEWEST): ConsoleRead => ({
    list,
    what,
    reach: 'index',
    sql: `select coalesce(json_agg(page), '[]') from (
      select ${columns} from public.${view} ${where && `where ${where}`} ${order} ${PAGE}) as page`,
  });
}

function readsOf(list: List): ConsoleRead[] {
  const page = pageOf(list);
  return [
    page('first page'),
    page('first page, oldest first', '', OLDEST),
    ...Object.entries(list.orders ?? {}).map(([what, order]) =>
      page(`first page, by ${what}`, '', order),
    ),
    page(
      'a page half way down',
      `created_at <= ${HALF_WAY}
        and (created_at < ${HALF_WAY} or (created_at = ${HALF_WAY} and id < 'e1000000-0000-4000-8000-00000000ffff'))`,
    ),
    ...Object.entries(list.filters).flatMap(([what, where]) => [
      page(what, where),
      page(`search: no match, ${what}`, `${where} and ${containing(SEARCHES['no match'])}`),
    ]),
    ...Object.entries(SEARCHES).map(([what, text]) => page(`search: ${what}`, containing(text))),
    { ...page('search: two letters, no match', containing(TWO_LETTERS)), reach: 'table' },
  ];
}

/** The quotes assigned to the caller: every 50th. */
function mine(): ConsoleRead[] {
  const [quotes] = LISTS;
  if (quotes === undefined) return [];
  const page = pageOf({ ...quotes, view: 'admin_my_quotes' });
  return [
    { ...page('Mine, first page'), reach: 'table' },
    page('Mine, status new', `status = 'new'`),
    page('Mine, search: a rare word', containing(SEARCHES['a rare word'])),
  ];
}

/** Every query of the console's lists: first pages, filters, both directions, deep pages, searches. */
export function consoleReads(): ConsoleRead[] {
  return [...LISTS.flatMap(readsOf), ...mine(), ...consoleFigures()];
}
