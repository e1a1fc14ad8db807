import { useId, type ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

interface DetailSectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A titled section of the visitor dialog. */
export function DetailSection({ title, className, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('grid content-start gap-3', className)}>
      <h3 id={id} className="border-b pb-2 type-h4">
        {title}
      </h3>
      {children}
    </section>
  );
}
