import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import type { QuickAction } from '../model/quick-actions';
import { QUICK_ACTION_ICONS } from './quick-action-icons';

/** The role's quick actions. The first one is highlighted. */
export function QuickActionsCard({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel isPadded={false} className="overflow-hidden">
      <PanelHead title="Quick Actions" />
      <ul className="-mr-px -mb-px grid sm:grid-cols-2">
        {actions.map(({ topic, label, hint, to }) => {
          const Icon = QUICK_ACTION_ICONS[topic];
          return (
            <li key={label} className="group border-r border-b sm:last:odd:col-span-2">
              <Link
                to={to}
                className="grid h-full grid-cols-[1.25rem_1fr_1.25rem] items-center gap-4 px-4.5 py-5 leading-snug no-underline -outline-offset-3 transition-colors group-first:bg-accent group-first:text-accent-fg hover:bg-hover group-first:hover:bg-amber-400"
              >
                <Icon aria-hidden="true" className="size-5" />
                <span>
                  <span className="block font-semibold">{label}</span>
                  <span className="text-sm text-muted group-first:text-accent-fg">{hint}</span>
                </span>
                <ArrowRight aria-hidden="true" className="size-5" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
