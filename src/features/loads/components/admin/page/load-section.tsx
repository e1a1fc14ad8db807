import type { ReactNode } from 'react';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';

interface LoadSectionProps {
  /** For buttons that move the focus here. */
  id?: string;
  title: string;
  action?: ReactNode;
  /** Set for content that reaches the border, such as a table. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A section of the load's page. */
export function LoadSection({ id, title, action, isFlush = false, children }: LoadSectionProps) {
  return (
    <Panel
      id={id}
      isPadded={false}
      tabIndex={-1}
      aria-label={title}
      className="min-w-0 scroll-mt-18"
    >
      <PanelHead title={title} action={action} />
      {isFlush ? children : <div className="grid gap-4 px-4.5 py-3.5 *:min-w-0">{children}</div>}
    </Panel>
  );
}
