import { cn } from '@/shared/lib/cn';

interface SegmentedFilterProps<Value extends string> {
  /** The filter's name, such as `Status`. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** A count is a dash while it is `null`, so that the buttons keep their width. */
  options: readonly { value: Value; label: string; count?: number | null | undefined }[];
  className?: string | undefined;
}

/** A filter with a few values and the number of records for each. Scrolls sideways when narrow. */
export function SegmentedFilter<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: SegmentedFilterProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cn(
        'flex w-fit max-w-full overflow-x-auto rounded-sm border border-line-strong bg-surface [scrollbar-width:none]',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => {
            onValueChange(option.value);
          }}
          className="min-h-[max(2.125rem,var(--touch-min))] px-3 py-1.5 text-sm leading-snug font-medium whitespace-nowrap text-muted transition-colors -outline-offset-4 not-first:border-l hover:bg-hover focus-visible:shadow-none aria-pressed:bg-strong aria-pressed:text-strong-fg aria-pressed:outline-strong-fg"
        >
          <span>{option.label}</span>
          {option.count !== undefined && (
            <>
              {' '}
              <span aria-hidden={option.count === null} className="text-xs tabular-nums">
                {option.count?.toLocaleString('en-US') ?? '–'}
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
