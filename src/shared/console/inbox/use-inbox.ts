import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Confirmation } from '../bulk/bulk-status';
import { useBulkDeleteMutation } from '../bulk/use-bulk-delete-mutation';
import { useBulkStatusMutation } from '../bulk/use-bulk-status-mutation';
import type { RecordHandlers, StatusAction } from '../list/record-actions';
import type { ListState } from '../list/use-list-params';
import { useRecordList } from '../list/use-record-list';
import { useDeletion } from '../record/use-deletion';
import { useTrashMutation } from '../use-delete-mutation';
import { useStatusMutation, type StatusChange } from '../use-status-mutation';
import type { Inbox, InboxFilters, InboxRecord } from './define-inbox';

interface InboxOptions<Row extends InboxRecord, Filters extends InboxFilters> {
  params: ListState;
  /** The filters in `params`, and what else narrows the list. */
  filters: Filters;
  actions: readonly StatusAction<Row['status']>[];
  /** True if the user may delete records. */
  canDelete: boolean;
}

/** The state of an inbox on screen: pass it to `InboxList`, and its `drawer` to a `RecordDrawer`. */
export function useInbox<Row extends InboxRecord, Filters extends InboxFilters>(
  inbox: Inbox<Row, Filters>,
  { params, filters, actions, canDelete }: InboxOptions<Row, Filters>,
) {
  const { keys, noun, texts, trash, canUndoStatus } = inbox;
  const list = useRecordList(useInfiniteQuery(inbox.listQueryOptions(filters)), params);
  const { data: counts } = useQuery(inbox.countsQueryOptions(filters));
  const { mutate: setStatus } = useStatusMutation<Row>({
    keys,
    setStatus: ({ record, status }) => inbox.setStatus(record, status),
    messages: texts,
    canUndo: canUndoStatus,
  });
  const { restore } = trash;
  const deletion = useDeletion<Row>(
    useTrashMutation({ keys, noun, deleteRecord: trash.move, restore, messages: texts }),
    params,
  );
  const statusMutation = useBulkStatusMutation<Row>({
    keys,
    noun,
    setStatuses: inbox.setStatuses,
    updateFailed: texts.updateFailed,
    canUndo: canUndoStatus,
  });
  const deleteMutation = useBulkDeleteMutation({
    keys,
    noun,
    deleteRecords: trash.moveSeveral,
    restore,
    deleteFailed: texts.deleteFailed,
  });
  const [question, setQuestion] = useState<StatusChange<Row> & Confirmation>();
  const [isAsking, setIsAsking] = useState(false);

  const handlers: RecordHandlers<Row> = {
    onStatusChange: (record, status) => {
      list.forgetNewRow(record.id);
      const confirm = actions.find((action) => action.status === status)?.confirm;
      if (confirm === undefined) {
        setStatus({ record, status });
        return;
      }
      setQuestion({ record, status, ...confirm });
      setIsAsking(true);
    },
    onDelete: canDelete ? deletion.ask : undefined,
  };

  return {
    params,
    actions,
    noun,
    texts,
    list,
    counts,
    handlers,
    drawer: {
      ...params.drawer,
      rows: list.rows,
      queryOptions: inbox.recordQueryOptions,
      noun: noun.one,
      failure: texts.fetchFailed.title,
    },
    deletion: deletion.dialog,
    statusMutation,
    deleteMutation: canDelete ? deleteMutation : undefined,
    /** The last status change that had to be confirmed; its text stays while the dialog fades out. */
    question,
    isAsking,
    answer: (isConfirmed: boolean) => {
      if (question && isConfirmed) setStatus({ record: question.record, status: question.status });
      setIsAsking(false);
    },
  };
}

/** The return type of {@link useInbox}. */
export type InboxState<Row extends InboxRecord> = ReturnType<typeof useInbox<Row, InboxFilters>>;
