import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents } from '@domain/numbers/money';
import { lineDetail } from '@contracts/offer';
import { createUuid } from '@/shared/lib/create-uuid';
import { errorReason } from '@/shared/lib/error-reason';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import {
  loadMoneyQueryOptions,
  useApproveChargeMutation,
  useWithdrawChargeMutation,
  type Charge,
} from '../../api/charges';
import { CHARGE_KIND_LABELS, isOpen } from '../../model/load-bill';
import { noChargeReason, type ChargedStop } from '../../model/stop-charges';

interface StopChargesProps {
  loadId: string;
  stop: ChargedStop;
}

/** What the time at a stop costs, proposed by the database, with the buttons to decide; or why it costs nothing. */
export function StopCharges({ loadId, stop }: StopChargesProps) {
  const { data: money } = useQuery(loadMoneyQueryOptions(loadId));
  if (money === undefined || stop.departed_at === null) return null;
  const charges = money.charges.filter(({ stop_id }) => stop_id === stop.id);
  if (charges.length === 0) {
    const reason = noChargeReason(stop, money.offer !== null);
    return reason === null ? null : <p className="text-sm text-subtle">{reason}</p>;
  }
  return (
    <ul aria-label={`Charges for the time at ${stop.place}`} className="mt-1 grid gap-2">
      {charges.map((charge) => (
        <StopCharge
          // A new version gets new ids for its writes.
          key={`${charge.id} ${charge.updated_at}`}
          charge={charge}
          stop={stop}
        />
      ))}
    </ul>
  );
}

function StopCharge({ charge, stop }: { charge: Charge; stop: ChargedStop }) {
  const { kind, currency, amount_cents: amount, evidence } = charge;
  const [ids] = useState(() => ({ approve: createUuid(), reject: createUuid() }));
  const [isRejecting, setIsRejecting] = useState(false);
  const approval = useApproveChargeMutation();
  const rejection = useWithdrawChargeMutation();
  const label = CHARGE_KIND_LABELS[kind];
  const detail = lineDetail({ ...charge, jurisdiction: null, is_pass_through: false }, currency);
  return (
    <li className="grid gap-1 rounded-sm bg-sunk px-3 py-2 leading-snug">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
        <span>
          <span>{`${label}, ${detail}: `}</span>
          <b className="font-[660]">{formatCents(amount, currency)}</b>
        </span>
        <ChargeState charge={charge} />
      </p>
      <p className="text-sm text-subtle wrap-anywhere">{evidence}</p>
      {charge.is_outdated === true && (
        <p className="text-sm text-warn">
          The times or terms changed after it was approved. Withdraw it under Money to get a new
          proposal.
        </p>
      )}
      {isOpen(charge) && (
        <p className="flex flex-wrap gap-2 pt-1">
          <Button
            variant="solid"
            size="sm"
            aria-label={`Approve charge: ${label.toLowerCase()} at ${stop.place}`}
            isBusy={approval.isPending}
            onClick={() => {
              approval.mutate({ charge, requestId: ids.approve });
            }}
          >
            Approve charge
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Reject ${label.toLowerCase()} at ${stop.place}`}
            onClick={() => {
              rejection.reset();
              setIsRejecting(true);
            }}
          >
            Reject
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isRejecting}
        onOpenChange={setIsRejecting}
        title={`Reject ${label.toLowerCase()} at ${stop.place}?`}
        description="It isn’t billed. It’s proposed again only if the times change."
        confirmLabel="Reject"
        busyText="Rejecting..."
        isBusy={rejection.isPending}
        error={
          rejection.error === null
            ? undefined
            : (errorReason(rejection.error) ?? 'We couldn’t reject the charge.')
        }
        onConfirm={() => {
          rejection.mutate({ charge, requestId: ids.reject });
        }}
      />
    </li>
  );
}

function ChargeState({ charge }: { charge: Charge }) {
  if (charge.withdrawn_at !== null) {
    return <Badge>{charge.approved_at === null ? 'Rejected' : 'Withdrawn'}</Badge>;
  }
  return isOpen(charge) ? <Badge tone="warn">Proposed</Badge> : <Badge tone="ok">Approved</Badge>;
}
