import type { ReactNode } from 'react';

interface PanelHeadProps {
  title: ReactNode;
  /** On the right: a link or a filter. */
  action?: ReactNode;
}

/** Heading row of a panel without padding. */
export function PanelHead({ title, action }: PanelHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4.5 py-3">
      <h2 className="type-h4">{title}</h2>
      {action}
    </div>
  );
}
