import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteNoteToasts as toasts } from '@/features/quotes/admin-toasts';
import { useDeleteNoteMutation } from '@/features/quotes/api/quote-note-mutations';
import { quoteNotesQueryOptions, type QuoteNote } from '@/features/quotes/api/quote-notes';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { RecordSection } from '@/shared/console/record/record-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { NoteEntry } from './note-entry';
import { NoteForm } from './note-form';

/** Staff notes on a quote, newest first, with a form to add one. */
export function QuoteNotes({ quoteId }: { quoteId: string }) {
  const { data: notes, error, isFetching, refetch } = useQuery(quoteNotesQueryOptions(quoteId));
  const deletion = useDeleteNoteMutation(quoteId);
  const [toDelete, setToDelete] = useState<QuoteNote | null>(null);

  return (
    <RecordSection title="Staff notes">
      <NoteForm quoteId={quoteId} />
      {error && (
        <FetchFailure
          title={toasts.fetchFailed}
          error={error}
          hasRows={notes !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {notes === undefined && !error && <Skeleton className="h-16" />}
      {notes?.length === 0 && (
        <p className="text-subtle">No notes yet. Customers never see notes.</p>
      )}
      {notes !== undefined && notes.length > 0 && (
        <ol className="grid gap-2" aria-label="Staff notes">
          {notes.map((note) => (
            <NoteEntry key={note.id} note={note} onDelete={setToDelete} />
          ))}
        </ol>
      )}
      <DeleteDialog
        record={toDelete}
        noun="note"
        title={() => 'Delete this note?'}
        mutation={deletion}
        failure={toasts.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </RecordSection>
  );
}
