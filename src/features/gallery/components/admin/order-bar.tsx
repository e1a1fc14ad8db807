import { Button } from '@/shared/ui/button';

interface OrderBarProps {
  /** Somebody else has changed the gallery since the first move. */
  isOutdated: boolean;
  isSaving: boolean;
  onSave: () => void;
  onReset: () => void;
}

/** Stands at the foot of the window while an order is not saved. */
export function OrderBar({ isOutdated, isSaving, onSave, onReset }: OrderBarProps) {
  return (
    <div
      role="region"
      aria-label="New order"
      className="dark-surface sticky bottom-4 z-sticky flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-l-4 border-accent bg-page px-4 py-3 text-fg shadow-dialog"
    >
      {isOutdated ? (
        <p role="alert">
          <strong>Somebody else has changed the gallery.</strong> Your order cannot be saved over
          theirs.
        </p>
      ) : (
        <p>The order has changed. It is not saved yet.</p>
      )}
      <span className="flex gap-2">
        <Button variant="outline" size="sm" disabled={isSaving} onClick={onReset}>
          {isOutdated ? 'Show theirs' : 'Undo'}
        </Button>
        {!isOutdated && (
          <Button size="sm" isBusy={isSaving} busyText="Saving..." onClick={onSave}>
            Save order
          </Button>
        )}
      </span>
    </div>
  );
}
