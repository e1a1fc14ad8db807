import { Check, X } from 'lucide-react';
import { vi } from 'vitest';
import { defineInbox, type InboxSpec } from '@/shared/console/inbox/define-inbox';
import { InboxButtons } from '@/shared/console/inbox/inbox-buttons';
import { InboxList } from '@/shared/console/inbox/inbox-list';
import { useInbox } from '@/shared/console/inbox/use-inbox';
import { listColumns } from '@/shared/console/list/list-column';
import type { FiltersOf } from '@/shared/console/list/list-params';
import {
  RecordRowActions,
  type RecordHandlers,
  type StatusAction,
} from '@/shared/console/list/record-actions';
import { useListParams } from '@/shared/console/list/use-list-params';
import { recordQueryKeys } from '@/shared/console/record-query-keys';
import { createUuid } from '@/shared/lib/create-uuid';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { renderSection } from './console-section';

/** An inbox of tips, without a database: what every inbox of the console does is tested with it. */

const STATUSES = ['new', 'read', 'closed'] as const;

export interface Tip {
  id: string;
  updated_at: string;
  name: string;
  status: (typeof STATUSES)[number];
}

const PARAMS = { open: 'tip', choices: { status: STATUSES }, sorts: ['newest'] } as const;
type Filters = FiltersOf<typeof PARAMS>;
type Spec = InboxSpec<Tip, Filters>;

const ACTIONS: readonly StatusAction<Tip['status']>[] = [
  { status: 'read', label: 'Mark as read', row: { Icon: Check, label: 'Read' }, bulk: 'Read' },
  {
    status: 'closed',
    label: 'Close',
    row: { Icon: X, label: 'Close' },
    confirm: { verb: 'Close', description: 'No one can reply then.' },
  },
];

const COLUMNS = listColumns<Tip, typeof PARAMS, RecordHandlers<Tip>>([
  {
    header: 'From',
    cell: ({ name }, { open }) => <RowTrigger onClick={open}>{name}</RowTrigger>,
  },
  {
    header: 'Status',
    cell: ({ status }) => status,
    filter: { param: 'status', label: 'Status' },
  },
  {
    header: 'Actions',
    cell: (tip, { handlers }) => (
      <RecordRowActions record={tip} name={tip.name} actions={ACTIONS} handlers={handlers} />
    ),
  },
]);

/** A tip in its first version. */
export const aTip = (name: string, status: Tip['status'] = 'new'): Tip => ({
  id: createUuid(),
  updated_at: 'v1',
  name,
  status,
});

/** The server of the inbox: every change makes version 2. */
export function tipServer(tips: readonly Tip[]) {
  let held = tips;
  const later = ({ id }: { id: string }) => ({ id, updated_at: 'v2' });
  return {
    /** Replaces the server's tips. */
    hold: (next: readonly Tip[]) => {
      held = next;
    },
    fetchPage: vi.fn<Spec['fetchPage']>(() => Promise.resolve({ rows: [...held], next: null })),
    fetchCounts: vi.fn<Spec['fetchCounts']>(() => Promise.resolve({ new: 3, read: 2, closed: 1 })),
    setStatus: vi.fn<Spec['setStatus']>((tip, status) =>
      Promise.resolve({ ...tip, ...later(tip), status }),
    ),
    setStatuses: vi.fn<Spec['setStatuses']>((rows) => Promise.resolve(rows.map(later))),
    move: vi.fn<Spec['trash']['move']>((id) => Promise.resolve(later({ id }))),
    restore: vi.fn<Spec['trash']['restore']>((records) => Promise.resolve([...records])),
  };
}

export type TipServer = ReturnType<typeof tipServer>;

interface TipsOptions {
  at?: string;
  canUndoStatus?: boolean;
  canDelete?: boolean;
}

/** Shows the inbox. */
export function renderTips(
  { fetchPage, fetchCounts, setStatus, setStatuses, move, restore }: TipServer,
  { at, canUndoStatus = true, canDelete = true }: TipsOptions = {},
) {
  const tips = defineInbox<Tip, Filters>({
    keys: recordQueryKeys('tips'),
    noun: { one: 'tip', many: 'tips' },
    fetchFailed: 'Failed to fetch tips.',
    fetchPage,
    fetchBatch: fetchPage,
    fetchOne: () => Promise.resolve(null),
    fetchCounts,
    setStatus,
    setStatuses,
    canUndoStatus,
    trash: {
      fetchAll: () => Promise.resolve([]),
      move,
      moveSeveral: (ids) => Promise.all(ids.map(move)),
      restore,
      deleteForever: () => Promise.resolve(),
    },
  });
  function TipsView() {
    const params = useListParams(PARAMS);
    const { filters } = params;
    const inbox = useInbox(tips, { params, filters, actions: ACTIONS, canDelete });
    return (
      <>
        <InboxButtons inbox={tips} canDelete={canDelete} />
        <InboxList
          inbox={inbox}
          columns={COLUMNS}
          handlers={inbox.handlers}
          search="Name"
          empty="Tips appear here."
          nameOf={({ name }) => name}
        />
      </>
    );
  }
  return renderSection(<TipsView />, at);
}
