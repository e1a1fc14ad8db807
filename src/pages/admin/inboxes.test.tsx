import { beforeEach, describe, expect, it } from 'vitest';
import { applicationInbox } from '@/features/careers/api/application-inbox';
import { messageInbox } from '@/features/messages/api/message-inbox';
import { quoteInbox } from '@/features/quotes/api/quote-inbox';
import type { Versioned } from '@/shared/lib/stale';
import { adminQuote } from '@tests/ui/admin-quote';
import { application } from '@tests/ui/application';
import { contactMessage } from '@tests/ui/contact-message';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';

// The requests of each inbox. shared/console/inbox tests what all of them show.

const quote = adminQuote();
const message = contactMessage();
const applied = application();

const INBOXES = [
  {
    type: 'quote',
    inbox: quoteInbox,
    record: quote,
    set: () => quoteInbox.setStatus(quote, 'archived'),
    setAll: (rows: Versioned[]) => quoteInbox.setStatuses(rows, 'archived'),
    status: 'archived',
    table: 'quotes',
    reads: 'admin_quotes',
    rpc: 'set_quote_statuses',
  },
  {
    type: 'message',
    inbox: messageInbox,
    record: message,
    set: () => messageInbox.setStatus(message, 'handled'),
    setAll: (rows: Versioned[]) => messageInbox.setStatuses(rows, 'handled'),
    status: 'handled',
    table: 'contact_messages',
    reads: 'contact_messages',
    rpc: 'set_message_statuses',
  },
  {
    type: 'application',
    inbox: applicationInbox,
    record: applied,
    set: () => applicationInbox.setStatus(applied, 'reviewed'),
    setAll: (rows: Versioned[]) => applicationInbox.setStatuses(rows, 'reviewed'),
    status: 'reviewed',
    table: 'job_applications',
    reads: 'job_applications',
    rpc: 'set_application_statuses',
  },
] as const;

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
});

describe.each(INBOXES)('the inbox of each $type', (given) => {
  const { type, inbox, record, status, table } = given;
  const update = `PATCH /rest/v1/${table}`;
  const versions = [
    { id: 'a', updated_at: 'v1' },
    { id: 'b', updated_at: 'v2' },
  ];
  const arrays = { _ids: ['a', 'b'], _seen: ['v1', 'v2'] };

  it('writes a status only over the version on screen', async () => {
    const asked: URL[] = [];
    backend.on(update, (_body, url) => {
      asked.push(url);
      return { status: 200, body: [{ ...record, status, updated_at: 'later' }] };
    });
    expect(await given.set()).toEqual({ ...record, status, updated_at: 'later' });
    expect(backend.bodies(update)).toEqual([{ status }]);
    expect(asked[0]?.searchParams.get('id')).toBe(`eq.${record.id}`);
    expect(asked[0]?.searchParams.get('updated_at')).toBe(`eq.${record.updated_at}`);
  });

  it('returns a colleague’s newer version instead of overwriting it', async () => {
    const newer = { ...record, updated_at: 'theirs' };
    backend.on(update, { status: 200, body: [] });
    backend.on(`GET /rest/v1/${given.reads}`, { status: 200, body: [newer] });
    await expect(given.set()).rejects.toMatchObject({ kind: 'stale', newer });
  });

  it('writes several statuses, each only over its own version', async () => {
    const rpc = `POST /rest/v1/rpc/${given.rpc}`;
    backend.on(rpc, { status: 200, body: versions });
    expect(await given.setAll(versions)).toEqual(versions);
    expect(backend.bodies(rpc)).toEqual([{ ...arrays, _status: status }]);
  });

  it('moves records to its own trash and back', async () => {
    const TRASH = 'POST /rest/v1/rpc/trash_records';
    const RESTORE = 'POST /rest/v1/rpc/restore_records';
    backend.on(TRASH, { status: 200, body: versions });
    backend.on(RESTORE, { status: 200, body: versions });
    await inbox.trash.moveSeveral(['a', 'b']);
    await inbox.trash.restore(versions);
    backend.on(TRASH, { status: 200, body: versions[0] });
    await inbox.trash.move('a');
    expect(backend.bodies(TRASH)).toEqual([
      { _type: type, _ids: ['a', 'b'] },
      { _type: type, _ids: ['a'] },
    ]);
    expect(backend.bodies(RESTORE)).toEqual([{ _type: type, ...arrays }]);
  });
});

it('Mine counts and exports only the quotes of the user', async () => {
  const COUNTS = 'POST /rest/v1/rpc/quote_status_counts';
  const rows = [{ status: 'reviewed', quotes: 4 }];
  backend.on(COUNTS, { status: 200, body: rows });
  const filters = { search: 'Lima', status: 'reviewed', offer: 'all', sort: 'newest' } as const;
  const mine = { ...filters, assigned: 'me', assigneeId: 'sam' } as const;
  const all = { ...filters, assigned: 'all', assigneeId: null } as const;
  expect(await quoteInbox.fetchCounts(mine)).toEqual({ new: 0, reviewed: 4, archived: 0 });
  const { signal } = new AbortController();
  expect(await quoteInbox.csvSource([], all).countRows(signal)).toBe(4);
  expect(backend.bodies(COUNTS)).toEqual([
    { _search: 'Lima', _assigned_to: 'sam' },
    { _search: 'Lima' },
  ]);
});

it('each export of applications is logged, with its filters', async () => {
  const START = 'POST /rest/v1/rpc/start_application_export';
  backend.on(START, { status: 200, body: 7 });
  const filters = { search: '', status: 'new', position: 'all', sort: 'newest' } as const;
  const { signal } = new AbortController();
  expect(await applicationInbox.csvSource([], filters).countRows(signal)).toBe(7);
  expect(backend.bodies(START)).toEqual([{ _search: '', _status: 'new', _position: '' }]);
});
