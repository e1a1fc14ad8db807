import { Trash2 } from 'lucide-react';
import type { QuoteNote } from '@/features/quotes/api/quote-notes';
import { useAuth } from '@/session/use-auth';
import { formatDateTime } from '@domain/time/moment-text';
import { personName } from '@/shared/lib/person-name';
import { Button } from '@/shared/ui/button';

interface NoteEntryProps {
  note: QuoteNote;
  /** Opens the confirmation dialog. Only an admin can delete a note, and only their own. */
  onDelete: (note: QuoteNote) => void;
}

/** One note with its author and time. */
export function NoteEntry({ note, onDelete }: NoteEntryProps) {
  const { user, isAdmin } = useAuth();
  const author = personName(note.author) ?? 'A former colleague';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-sm border bg-sunk px-3 py-2.5 leading-snug">
      <p className="text-sm text-subtle tabular-nums">
        <span className="font-semibold text-fg">{author}</span>,{' '}
        <time dateTime={note.created_at}>{formatDateTime(note.created_at)}</time>
      </p>
      {isAdmin && note.author_id === user?.id && (
        <Button
          variant="ghost"
          size="sm"
          isIcon
          title="Delete note"
          aria-label="Delete note"
          className="-my-1.5 -mr-1.5"
          onClick={() => {
            onDelete(note);
          }}
        >
          <Trash2 />
        </Button>
      )}
      <p className="col-span-full mt-1 wrap-anywhere whitespace-pre-wrap">{note.body}</p>
    </li>
  );
}
