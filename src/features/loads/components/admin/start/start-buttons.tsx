import { useState } from 'react';
import { adminLoadToasts } from '@/features/loads/admin-toasts';
import { useStartLoadMutation } from '@/features/loads/api/admin-load-mutations';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { StartAnywayDialog } from './start-anyway-dialog';
import { START_PROBLEMS_ID } from '../load-sections';

/** Starts an assigned load. While something blocks it, an admin can only start it with a reason. */
export function StartButtons({ load }: { load: AdminLoad }) {
  const [isOverriding, setIsOverriding] = useState(false);
  const { mutate, isPending, error } = useStartLoadMutation();
  const isBlocked = load.problems.length > 0;
  return (
    <>
      {error !== null && (
        <Alert
          tone="danger"
          title={adminLoadToasts.statusFailed(error).description}
          className="order-first basis-full"
        />
      )}
      <Button
        variant="quiet"
        size="md"
        isBusy={isPending}
        disabled={isBlocked}
        aria-describedby={isBlocked ? START_PROBLEMS_ID : undefined}
        aria-keyshortcuts="s"
        onClick={() => {
          mutate({ load, reason: null });
        }}
      >
        Mark as in transit
      </Button>
      {isBlocked && (
        <Button
          variant="quiet"
          size="md"
          className="border-danger! text-danger-text!"
          onClick={() => {
            setIsOverriding(true);
          }}
        >
          Start anyway
        </Button>
      )}
      {isOverriding && (
        <StartAnywayDialog
          load={load}
          onClose={() => {
            setIsOverriding(false);
          }}
        />
      )}
    </>
  );
}
