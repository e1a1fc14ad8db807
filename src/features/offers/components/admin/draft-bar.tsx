import { formatCents } from '@domain/numbers/money';
import { formatTime } from '@domain/time/moment-text';
import { Lock } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Kbd } from '@/shared/ui/kbd';
import { sumsOf } from '../../model/draft-form';
import { costOfLines, marginOf, shareText } from '../../model/line-costs';
import type { useAutosave } from './use-autosave';

interface DraftBarProps {
  draft: ReturnType<typeof useAutosave>;
  isEnded: boolean;
  isSending: boolean;
  onDiscard: () => void;
  onSend: () => void;
}

/** The total and margin of a draft, whether it's saved, and the buttons that end it. */
export function DraftBar({ draft, isEnded, isSending, onDiscard, onSend }: DraftBarProps) {
  const { payload } = draft;
  const { total } = sumsOf(payload.lines);
  const margin = marginOf(total, costOfLines(payload.lines));
  const money = (cents: number) => formatCents(cents, payload.currency);
  return (
    <div className="sticky bottom-0 z-sticky -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t bg-surface px-4 py-2.5 md:mx-0 md:rounded-t-md md:border-x">
      <p className="leading-snug tabular-nums">
        <b className="text-base">{money(total)}</b>
        <span className="flex items-center gap-1.5 text-sm text-info">
          <Lock aria-hidden="true" className="size-3.5" />
          <span>
            {margin === null
              ? 'Margin not known'
              : `${money(margin.cents)} margin, ${shareText(margin.share)}`}
          </span>
        </span>
      </p>
      <SaveState draft={draft} isEnded={isEnded} />
      {!isEnded && (
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="ghost" size="md" onClick={onDiscard}>
            Discard draft
          </Button>
          <Button
            variant="solid"
            size="md"
            isBusy={isSending}
            busyText="Sending..."
            onClick={onSend}
          >
            Send offer
            <span aria-hidden="true" className="text-fg max-md:hidden">
              <Kbd>Ctrl Enter</Kbd>
            </span>
          </Button>
        </div>
      )}
    </div>
  );
}

function SaveState({ draft, isEnded }: Pick<DraftBarProps, 'draft' | 'isEnded'>) {
  const { isOnline, isDirty, isValid, isSaving, savedAt } = draft;
  let text = 'No unsaved changes';
  if (isEnded) text = 'Not saved';
  else if (!isOnline) text = 'You appear to be offline. We’ll save this when you reconnect.';
  else if (isSaving) text = 'Saving...';
  else if (isDirty) text = isValid ? 'Saving soon' : 'Fix the marked fields to save.';
  else if (savedAt !== null) text = `Autosaved ${formatTime(savedAt)}`;
  return (
    <p role="status" className="text-sm text-muted">
      {text}
    </p>
  );
}
