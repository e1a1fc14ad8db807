import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import type { QuickAction } from '../model/quick-actions';

/** The role's quick actions. */
export function QuickActionsCard({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel isPadded={false} className="overflow-hidden">
      <PanelHead title="Quick Actions" />
      <ul>
        {actions.map(({ label, hint, to }) => (
          <li key={label} className="border-b last:border-b-0">
            <Link
              to={to}
              className="grid grid-cols-[1fr_1.25rem] items-center gap-4 px-4.5 py-3 leading-snug no-underline -outline-offset-3 transition-colors hover:bg-hover"
            >
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="text-sm text-muted">{hint}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
