import { useState } from 'react';
import { stateName } from '@domain/places/states';
import { ReasonDialog } from '@/shared/forms/reason-dialog';
import { isAppError } from '@/shared/lib/app-error';
import { Button } from '@/shared/ui/button';
import type { ButtonLook } from '@/shared/ui/button-class';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useEnterLegMutation } from '../api/route/enter-leg';
import { loadToasts } from '../toasts';

interface EnterLegButtonProps extends ButtonLook {
  leg: { id: string; jurisdiction: string };
  /** If the database refuses, admins can continue by giving a reason. */
  canOverride?: boolean;
}

/** Records that the load enters its next state, after a confirmation. */
export function EnterLegButton({ leg, canOverride = false, ...look }: EnterLegButtonProps) {
  const [open, setOpen] = useState<'confirm' | 'override' | null>(null);
  const { mutate, isPending, error, reset } = useEnterLegMutation();
  const label = `Enter ${stateName(leg.jurisdiction)}`;
  const close = () => {
    setOpen(null);
  };
  const reason = error === null ? undefined : loadToasts.enterFailed(error).description;
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          reset();
          setOpen('confirm');
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        tone="plain"
        open={open === 'confirm'}
        onOpenChange={close}
        title={`${label}?`}
        description="We’ll check the permit for this state again. The customer can see which state the load is in."
        confirmLabel={label}
        isBusy={isPending}
        error={reason}
        onConfirm={() => {
          mutate(
            { id: leg.id },
            {
              onSuccess: close,
              onError: (refused) => {
                if (canOverride && isAppError(refused, 'validation')) setOpen('override');
              },
            },
          );
        }}
      />
      {open === 'override' && (
        <ReasonDialog
          title={`${label} anyway?`}
          description={reason ?? ''}
          hint="The reason stays in the load’s log, with your name."
          error={null}
          failure="We couldn’t record the state."
          submitLabel="Enter anyway"
          busyText="Saving..."
          isBusy={isPending}
          onReason={(text) => {
            mutate({ id: leg.id, reason: text }, { onSuccess: close });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
