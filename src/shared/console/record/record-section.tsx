import { useId, type ReactNode } from 'react';

interface RecordSectionProps {
  title: string;
  /** A button at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of a record's drawer. */
export function RecordSection({ title, action, children }: RecordSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between gap-4 border-b pb-2">
        <h3 id={id} className="type-h4">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
