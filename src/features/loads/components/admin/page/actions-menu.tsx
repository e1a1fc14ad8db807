import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminLoadQueryOptions } from '@/features/loads/api/admin-loads';
import { Button } from '@/shared/ui/button';
import { ACTIONS_ID } from '../load-sections';

/** Opens the load's actions on a phone, in the top bar. */
export function ActionsButton({ name }: { name: string }) {
  const { data: load = null } = useQuery(adminLoadQueryOptions(name));
  if (load === null) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="min-h-11 sm:hidden"
      popoverTarget={ACTIONS_ID}
      popoverTargetAction="toggle"
    >
      Actions
    </Button>
  );
}

/** The load's actions: a row of buttons, on a phone a menu that `ActionsButton` opens. */
export function ActionsMenu({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its buttons take the keys
    <div
      id={ACTIONS_ID}
      popover="auto"
      className="flex-wrap gap-2 text-fg sm:static sm:flex sm:size-auto sm:overflow-visible sm:bg-transparent max-sm:fixed max-sm:inset-[3.75rem_1rem_auto_auto] max-sm:w-60 max-sm:rounded-md max-sm:border max-sm:bg-surface max-sm:p-3 max-sm:shadow-float max-sm:open:grid max-sm:*:min-h-11 max-sm:*:w-full"
      onClick={({ target, currentTarget }) => {
        // Before the dialog that the button opens, so that the focus returns to `ActionsButton`.
        if (target instanceof Element && currentTarget.contains(target.closest('button'))) {
          currentTarget.hidePopover();
        }
      }}
    >
      {children}
    </div>
  );
}
