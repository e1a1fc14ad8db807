import { ConfirmDialog } from '../confirm-dialog-when-opened';
import { RecordBulkActions } from '../list/record-actions';
import { RecordList, type RecordListProps } from '../list/record-list';
import { DeleteDialog } from '../record/delete-dialog';
import type { InboxRecord } from './define-inbox';
import type { InboxState } from './use-inbox';

interface InboxListProps<Row extends InboxRecord, Handlers> extends Pick<
  RecordListProps<Row, Handlers>,
  'columns' | 'handlers' | 'search' | 'empty' | 'note' | 'skeletonRow'
> {
  inbox: InboxState<Row>;
  /** Names a record, for example by its sender. */
  nameOf: (record: Row) => string;
}

/** The list of an inbox with its bulk actions, and the questions before a deletion or a final status. */
export function InboxList<Row extends InboxRecord, Handlers>({
  inbox,
  nameOf,
  ...list
}: InboxListProps<Row, Handlers>) {
  const { noun, texts, question } = inbox;
  const fullNameOf = (record: Row) => `the ${noun.one} from ${nameOf(record)}`;
  return (
    <>
      <RecordList
        {...list}
        params={inbox.params}
        list={inbox.list}
        noun={noun}
        counts={{ status: inbox.counts }}
        failure={texts.fetchFailed.title}
        nameOf={nameOf}
        bulk={(selection) => (
          <RecordBulkActions
            selection={selection}
            noun={noun}
            actions={inbox.actions}
            statusMutation={inbox.statusMutation}
            deleteMutation={inbox.deleteMutation}
            deleteFailed={texts.deleteFailed.description}
          />
        )}
      />
      <ConfirmDialog
        open={inbox.isAsking}
        onOpenChange={() => {
          inbox.answer(false);
        }}
        title={question && `${question.verb} ${fullNameOf(question.record)}?`}
        description={question?.description}
        confirmLabel={question?.verb ?? ''}
        onConfirm={() => {
          inbox.answer(true);
        }}
      />
      <DeleteDialog
        {...inbox.deletion}
        noun={noun.one}
        hasTrash
        title={(record) => `Delete ${fullNameOf(record)}?`}
        failure={texts.deleteFailed.description}
      />
    </>
  );
}
