import { useState } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { PhoneLink } from '@/shared/console/record/record-facts';
import { adminLoadMessages } from '../../admin-messages';
import { useWithdrawEscortMutation } from '../../api/admin-load-mutations';
import type { AdminEscort, AdminLoad } from '../../api/admin-loads';
import { contactName } from '../../model/contact-name';
import { ESCORT_BADGES, POSITION_NAMES } from '../../model/escort-labels';
import { EscortOfferForm } from './escort-offer-form';

/** A load's escort offers with their answers, and a form to send another. */
export function EscortsEditor({ load }: { load: AdminLoad }) {
  const [toWithdraw, setToWithdraw] = useState<AdminEscort | null>(null);
  const { mutate, isPending, error, reset } = useWithdrawEscortMutation();
  return (
    <>
      {load.escorts.length === 0 && <p className="text-muted">No escorts yet.</p>}
      <ul className="grid empty:hidden">
        {load.escorts.map((escort) => (
          <EscortRow
            key={escort.id}
            escort={escort}
            onWithdraw={() => {
              reset();
              setToWithdraw(escort);
            }}
          />
        ))}
      </ul>
      {load.status !== 'delivered' && load.status !== 'cancelled' && (
        <EscortOfferForm load={load} />
      )}
      <ConfirmDialog
        open={toWithdraw !== null}
        onOpenChange={() => {
          setToWithdraw(null);
        }}
        title={`Withdraw the offer to ${toWithdraw ? contactName(toWithdraw.pilot) : ''}?`}
        description="They lose access to this load."
        confirmLabel="Withdraw"
        isBusy={isPending}
        error={error === null ? undefined : adminLoadMessages.withdrawFailed(error).description}
        onConfirm={() => {
          if (toWithdraw === null) return;
          mutate(toWithdraw.id, {
            onSuccess: () => {
              setToWithdraw(null);
            },
          });
        }}
      />
    </>
  );
}

function EscortRow({ escort, onWithdraw }: { escort: AdminEscort; onWithdraw: () => void }) {
  const { tone, word } = ESCORT_BADGES[escort.status];
  const name = contactName(escort.pilot);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b py-2 leading-snug last:border-b-0">
      <span className="min-w-0">
        <span className="block text-sm text-subtle">{POSITION_NAMES[escort.position]}</span>
        <span className="font-semibold wrap-anywhere">{name}</span>
        {escort.pilot.phone !== null && (
          <>
            {' '}
            <PhoneLink phone={escort.pilot.phone} />
          </>
        )}
      </span>
      <span className="flex items-center gap-2">
        <Badge tone={tone}>{word}</Badge>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Withdraw offer to ${name}`}
          onClick={onWithdraw}
        >
          Withdraw
        </Button>
      </span>
    </li>
  );
}
