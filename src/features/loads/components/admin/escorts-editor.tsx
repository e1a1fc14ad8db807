import { useState } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { PhoneLink } from '@/shared/console/record-facts';
import { adminLoadMessages } from '../../admin-messages';
import { useWithdrawEscortMutation } from '../../api/admin-load-mutations';
import type { AdminEscort, AdminLoad } from '../../api/admin-loads';
import { contactName } from '../../model/contact-name';
import { ESCORT_FACES, POSITION_NAMES } from '../../model/escort-words';
import { AskPilotForm } from './ask-pilot-form';

/** The pilots asked for a load, what they answered, and asking another. */
export function EscortsEditor({ load }: { load: AdminLoad }) {
  const [toWithdraw, setToWithdraw] = useState<AdminEscort | null>(null);
  const { mutate, isPending, error, reset } = useWithdrawEscortMutation();
  return (
    <>
      {load.escorts.length === 0 && <p className="text-muted">Nobody asked yet.</p>}
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
      {load.status !== 'delivered' && load.status !== 'cancelled' && <AskPilotForm load={load} />}
      <ConfirmDialog
        open={toWithdraw !== null}
        onOpenChange={() => {
          setToWithdraw(null);
        }}
        title={`Withdraw ${toWithdraw ? contactName(toWithdraw.pilot) : ''}?`}
        description="The job leaves their list, and they see the load no longer."
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
  const { tone, word } = ESCORT_FACES[escort.status];
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
        <Button variant="ghost" size="sm" aria-label={`Withdraw ${name}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </span>
    </li>
  );
}
