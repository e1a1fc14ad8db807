import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { secondFactorsQueryOptions, useResetSecondFactorMutation } from '../api/second-factors';
import type { User } from '../api/users';
import { userToasts } from '../toasts';

/** Resets a user's two-step verification, if they have set it up. */
export function UserSecondFactor({ user: { id, email } }: { user: User }) {
  const { data } = useQuery(secondFactorsQueryOptions());
  const reset = useResetSecondFactorMutation();
  const [isAsking, setIsAsking] = useState(false);
  if (data?.userIds.has(id) !== true) return null;
  return (
    <section
      aria-label="Two-step verification"
      className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-sm border px-4 py-3"
    >
      <p>
        <strong className="block">Two-step verification is on</strong>
        <span className="text-sm text-muted">Reset it if they lost their device.</span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Reset two-step verification
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Reset two-step verification?"
        description={`Call them first to make sure the request is theirs. We sign out ${email} everywhere and email them. Until they set it up again, their password alone is enough.`}
        confirmLabel="Reset"
        isBusy={reset.isPending}
        busyText="Resetting..."
        error={
          reset.error === null
            ? undefined
            : userToasts.secondFactorNotReset(reset.error).description
        }
        onConfirm={() => {
          reset.mutate(id, {
            onSuccess: () => {
              setIsAsking(false);
            },
          });
        }}
      />
    </section>
  );
}
