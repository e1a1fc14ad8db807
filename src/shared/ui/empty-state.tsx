import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** Shown instead of an empty list, with an optional action. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-start gap-2 rounded-md border border-dashed border-line-strong p-6 sm:p-8',
        className,
      )}
    >
      <p className="type-h3">{title}</p>
      {children !== undefined && <div className="text-sm text-muted">{children}</div>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
