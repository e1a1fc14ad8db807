import type { ReactNode } from 'react';

interface PanelHeadProps {
  title: ReactNode;
  /** At the right: a link or a filter. */
  action?: ReactNode;
}

/** The head of a panel without padding: what it holds, and the way to more of it. */
export function PanelHead({ title, action }: PanelHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4.5 py-3">
      <h2 className="type-h4">{title}</h2>
      {action}
    </div>
  );
}
