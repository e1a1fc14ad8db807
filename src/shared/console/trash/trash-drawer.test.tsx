import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import type { TrashedRecord } from '@/shared/lib/trashed-record';
import { recordQueryKeys } from '../record-query-keys';
import { TrashDrawer } from './trash-drawer';
import type { TrashSource } from './trash-source';

function source(records: TrashedRecord[]): TrashSource {
  return {
    keys: recordQueryKeys('quotes'),
    noun: { one: 'quote', many: 'quotes' },
    queryOptions: {
      queryKey: ['quotes', 'trash', records],
      queryFn: () => Promise.resolve(records),
    },
    restore: () => Promise.resolve([]),
    deleteForever: () => Promise.resolve(),
  };
}

const deleted = (title: string, deleted_at: string, given: Partial<TrashedRecord> = {}) => ({
  id: title,
  updated_at: deleted_at,
  deleted_at,
  deleter: { first_name: 'Rosa', last_name: 'Lind', email: 'rosa@example.com' },
  title,
  detail: 'Dayton, OH to Tulsa, OK',
  ...given,
});

function open(...records: TrashedRecord[]) {
  renderPage(<TrashDrawer isOpen source={source(records)} onClose={() => undefined} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the drawer counts the days until a record is purged', async () => {
  open(
    deleted('Deleted yesterday', '2026-11-29T12:00:00Z'),
    deleted('Nearly purged', '2026-10-31T18:00:00Z'),
    deleted('Overdue', '2026-10-30T12:00:00Z'),
  );
  const entries = await screen.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => /\d+ days? left\./.exec(textContent)?.[0])).toEqual([
    '29 days left.',
    '1 day left.',
    '0 days left.',
  ]);
});

it('the drawer names who deleted a record', async () => {
  open(
    deleted('Known', '2026-11-29T12:00:00Z'),
    deleted('Former', '2026-11-29T12:00:00Z', { deleter: null }),
  );
  const [known, former] = await screen.findAllByRole('listitem');
  expect(known).toHaveTextContent('by Rosa Lind.');
  expect(former).toHaveTextContent('by a former colleague.');
});

it('the drawer says that the trash is empty', async () => {
  open();
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
  expect(screen.getByText('Quotes you delete appear here.')).toBeInTheDocument();
});
