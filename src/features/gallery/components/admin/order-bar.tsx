import { Button } from '@/shared/ui/button';

interface OrderBarProps {
  /** True if someone else changed the gallery since the first move. */
  isOutdated: boolean;
  isSaving: boolean;
  onSave: () => void;
  onReset: () => void;
}

/** Bar at the bottom of the window while the order has unsaved changes. */
export function OrderBar({ isOutdated, isSaving, onSave, onReset }: OrderBarProps) {
  return (
    <div
      role="region"
      aria-label="New order"
      className="dark-surface sticky bottom-4 z-sticky flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-l-4 border-accent bg-page px-4 py-3 text-fg shadow-dialog"
    >
      {isOutdated ? (
        <p role="alert">
          <strong>Someone else changed the gallery.</strong> Reload their version before reordering.
        </p>
      ) : (
        <p>You have unsaved changes to the order.</p>
      )}
      <span className="flex gap-2">
        <Button variant="outline" size="sm" disabled={isSaving} onClick={onReset}>
          {isOutdated ? 'Reload' : 'Undo'}
        </Button>
        {!isOutdated && (
          <Button variant="solid" size="sm" isBusy={isSaving} busyText="Saving..." onClick={onSave}>
            Save order
          </Button>
        )}
      </span>
    </div>
  );
}
