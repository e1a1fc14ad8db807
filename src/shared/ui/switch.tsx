import { cn } from '@/shared/lib/cn';

interface SwitchProps {
  /** Accessible name. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Saving: shows the current state and ignores clicks. */
  isBusy?: boolean | undefined;
  className?: string | undefined;
}

/** An on/off switch that takes effect immediately. */
export function Switch({ label, isOn, onChange, isBusy = false, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onChange(!isOn);
      }}
      className={cn(
        'inline-flex h-6 w-10 items-center rounded-full border border-field-line bg-sunk p-0.5 transition-colors aria-checked:border-strong aria-checked:bg-strong aria-disabled:opacity-60',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'size-4.5 rounded-full transition-transform',
          isOn ? 'translate-x-4 bg-strong-mark' : 'bg-field-line',
        )}
      />
    </button>
  );
}
