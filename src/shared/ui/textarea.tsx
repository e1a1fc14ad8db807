import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';
import { controlClass } from './control-class';

/** A multi-line text control; users can resize its height. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={4} {...rest} className={cn(controlClass(), 'min-h-30 resize-y', className)} />
  );
}
