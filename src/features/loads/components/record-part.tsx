import { useId, type ReactNode } from 'react';

interface RecordPartProps {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a load's record, under a rule. */
export function RecordPart({ title, action, children }: RecordPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3.5 border-t border-line-strong pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="type-h4">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
