import { useState } from 'react';
import { formatCents } from '@domain/numbers/money';
import { lineDetail } from '@contracts/offer';
import { cn } from '@/shared/lib/cn';
import { createUuid } from '@/shared/lib/create-uuid';
import { errorReason } from '@/shared/lib/error-reason';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { personName } from '@/shared/lib/person-name';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import {
  useApproveChargeMutation,
  useWithdrawChargeMutation,
  type Charge,
} from '../../api/charges';
import { CHARGE_KIND_LABELS, isBilled, isOpen } from '../../model/load-bill';

interface ChargeRowProps {
  charge: Charge;
  onEdit: () => void;
}

/** A charge with its state and the buttons that change it. */
export function ChargeRow({ charge, onEdit }: ChargeRowProps) {
  const { description, kind, currency, amount_cents: amount, evidence, document } = charge;
  const [ids] = useState(() => ({ approve: createUuid(), withdraw: createUuid() }));
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const approval = useApproveChargeMutation();
  const withdrawal = useWithdrawChargeMutation();
  const detail = lineDetail({ ...charge, jurisdiction: null, is_pass_through: false }, currency);
  const label = CHARGE_KIND_LABELS[kind];
  return (
    <li className="grid gap-1 border-t py-2 leading-snug">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{description}</p>
        <p
          className={cn(
            'font-semibold whitespace-nowrap tabular-nums',
            charge.withdrawn_at !== null && 'text-subtle line-through',
          )}
        >
          {formatCents(amount, currency)}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-subtle tabular-nums">
        <ChargeBadge charge={charge} />
        <span>{[label !== description && label, detail].filter(Boolean).join(', ')}</span>
      </p>
      {evidence !== '' && <p className="text-sm whitespace-pre-line wrap-anywhere">{evidence}</p>}
      {document !== null && (
        <p className="text-sm text-subtle wrap-anywhere">{`Document: ${document.name}`}</p>
      )}
      {isBilled(charge) && charge.approved_at !== null && (
        <p className="text-xs text-subtle">
          {`Approved by ${personName(charge.approver) ?? 'a former colleague'}, ${formatZonedDateTime(charge.approved_at)}`}
        </p>
      )}
      {charge.is_outdated === true && (
        <p className="text-sm text-warn">
          The times at the stop or the offer’s terms changed after it was approved. Withdraw it to
          get a new proposal.
        </p>
      )}
      {charge.withdrawn_at === null && (
        <div className="flex flex-wrap gap-2 pt-1">
          {isOpen(charge) && (
            <>
              <Button
                variant="solid"
                size="sm"
                aria-label={`Approve ${description}`}
                isBusy={approval.isPending}
                onClick={() => {
                  approval.mutate({ charge, requestId: ids.approve });
                }}
              >
                Approve
              </Button>
              <Button variant="quiet" size="sm" aria-label={`Edit ${description}`} onClick={onEdit}>
                Edit
              </Button>
            </>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Withdraw ${description}`}
            onClick={() => {
              withdrawal.reset();
              setIsWithdrawing(true);
            }}
          >
            Withdraw
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setIsWithdrawing}
        title={`Withdraw ${description}?`}
        description={
          isOpen(charge)
            ? 'It stays on the load and isn’t billed.'
            : 'The customer no longer sees it, and it isn’t billed.'
        }
        confirmLabel="Withdraw"
        busyText="Withdrawing..."
        isBusy={withdrawal.isPending}
        error={
          withdrawal.error === null
            ? undefined
            : (errorReason(withdrawal.error) ?? 'We couldn’t withdraw the charge.')
        }
        onConfirm={() => {
          withdrawal.mutate({ charge, requestId: ids.withdraw });
        }}
      />
    </li>
  );
}

function ChargeBadge({ charge }: { charge: Charge }) {
  if (charge.withdrawn_at !== null) return <Badge>Withdrawn</Badge>;
  return isOpen(charge) ? <Badge tone="warn">To approve</Badge> : <Badge tone="ok">Approved</Badge>;
}
