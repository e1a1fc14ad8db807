import { countOf } from '@domain/numbers/counts';
import { formatMediumDay } from '@domain/time/day-text';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import type { DayAnswer } from '../api/availability';

interface ReplaceDaysDialogProps {
  /** The selected days that are already set. */
  days: readonly DayAnswer[];
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a range replaces days that are already set. */
export function ReplaceDaysDialog({ days, isOpen, onClose, onConfirm }: ReplaceDaysDialogProps) {
  const count = countOf(days.length, 'day');
  return (
    <ConfirmDialog
      tone="plain"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Replace ${count} you already set?`}
      description={
        <ul className="grid gap-1 tabular-nums">
          {[...days]
            .sort((a, b) => a.day.localeCompare(b.day))
            .map(({ day, available, note }) => (
              <li key={day}>
                {`${formatMediumDay(day)}: ${available ? 'available' : 'not available'}${note === '' ? '' : `, ${note}`}`}
              </li>
            ))}
        </ul>
      }
      confirmLabel="Replace"
      onConfirm={onConfirm}
    />
  );
}
