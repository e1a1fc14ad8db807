import { dayOf } from '@domain/time/day';
import { formatMediumDay } from '@domain/time/day-text';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import type { ButtonLook } from '@/shared/ui/button-class';
import { useConfirmEscortMutation, type EscortJob } from '../api/escort-jobs';
import { confirmableFrom } from '../model/escort-jobs';

interface ConfirmJobProps {
  job: EscortJob;
  variant?: ButtonLook['variant'];
}

/** Confirms an accepted job, or says when that becomes possible. */
export function ConfirmJob({ job, variant = 'solid' }: ConfirmJobProps) {
  const confirming = useConfirmEscortMutation();
  const now = useNow();
  const isOnline = useIsOnline();
  const from = confirmableFrom(job);
  if (from === null) return null;
  if (from > now) {
    const day = dayOf(from, job.terms?.meet?.zone);
    return (
      <p className="text-sm text-muted">{`You can confirm this job from ${formatMediumDay(day)}.`}</p>
    );
  }
  return (
    <Button
      variant={variant}
      size="md"
      isBusy={confirming.isPending}
      busyText="Confirming..."
      unavailable={isOnline ? undefined : 'You appear to be offline.'}
      onClick={() => {
        confirming.mutate(job);
      }}
    >
      Confirm I’ll be there
    </Button>
  );
}
