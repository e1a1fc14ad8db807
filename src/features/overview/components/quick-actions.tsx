import { ButtonLink } from '@/shared/ui/button';
import type { QuickAction } from '../model/quick-actions';

/** Buttons for the most common tasks. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <nav aria-label="Quick actions" className="flex flex-wrap gap-2">
      {actions.map(({ label, to, Icon }) => (
        <ButtonLink key={to} variant="quiet" size="sm" to={to}>
          <Icon />
          <span>{label}</span>
        </ButtonLink>
      ))}
    </nav>
  );
}
