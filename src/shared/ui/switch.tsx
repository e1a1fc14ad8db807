import { cn } from '@/shared/lib/cn';

interface SwitchProps {
  /** What is switched, for screen readers. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Under way: shown as it is, and not to be pressed again. */
  isBusy?: boolean | undefined;
  className?: string | undefined;
}

/** Something that is on or off, and changes at once. */
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
