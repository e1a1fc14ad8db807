import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';
import { controlClass } from './control-class';

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** 36 px high, for console toolbars. */
  isCompact?: boolean | undefined;
}

/** A native select. `className` goes to the outer element. */
export function Select({ isCompact, className, ...rest }: SelectProps) {
  return (
    <span className={cn('relative block', className)}>
      <select {...rest} className={cn(controlClass(isCompact), 'appearance-none pr-10')} />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-subtle" />
    </span>
  );
}
