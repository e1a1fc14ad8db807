import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';
import { controlClass } from './control-class';

interface InputProps extends ComponentProps<'input'> {
  /** Unit at the right edge, such as `ft`. */
  suffix?: string | undefined;
  /** 36 px high, for console toolbars. */
  isCompact?: boolean | undefined;
}

/** A single-line text control. `className` goes to the outer element. */
export function Input({ suffix, isCompact, className, ...rest }: InputProps) {
  const classes = controlClass(isCompact);
  if (suffix === undefined) return <input {...rest} className={cn(classes, className)} />;
  return (
    <span className={cn('relative block', className)}>
      <input {...rest} className={cn(classes, 'pr-9 tabular-nums')} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 font-cond text-subtle"
      >
        {suffix}
      </span>
    </span>
  );
}
