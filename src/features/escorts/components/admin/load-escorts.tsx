import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { personName } from '@/shared/lib/person-name';
import { cn } from '@/shared/lib/cn';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Th, THead, Tr } from '@/shared/ui/table';
import { useDeleteSlotMutation, type EscortSlot, type SlotOffer } from '../../api/escort-slots';
import { isCertain, slotName, slotState } from '../../model/escort-slots';
import type { ProposeEscorts } from '../../model/proposed-slots';
import { OfferDialog } from './offer-dialog';
import { OfferRow } from './offer-row';
import { ProposalDialog } from './proposal-dialog';
import { SlotDialog } from './slot-dialog';
import { SlotRow } from './slot-row';
import { useWithdrawEscortMutation } from '../../api/withdraw-escort';
import { adminEscortToasts } from '../../admin-toasts';

export interface LoadEscortsProps {
  load: AdminLoad;
  /** Returns the escorts the load probably needs. Only the load's page has it. */
  propose?: ProposeEscorts | undefined;
  /** True if it is in a panel, whose border it shares. */
  isFlush?: boolean;
}

type Opened =
  | { dialog: 'add' | 'propose' }
  | { dialog: 'edit' | 'offer' | 'delete'; slot: EscortSlot }
  | { dialog: 'withdraw'; offer: SlotOffer };

/** A load's escort slots, who was offered and who has each, and what dispatch does with them. */
export function LoadEscorts({ load, propose, isFlush = false }: LoadEscortsProps) {
  const query = useQuery(loadDetailsQueryOptions(load.id));
  const isOpen = load.status !== 'delivered' && load.status !== 'cancelled';
  const now = useNow();
  const [opened, setOpened] = useState<Opened | null>(null);
  const withdrawal = useWithdrawEscortMutation();
  const deletion = useDeleteSlotMutation();
  const close = () => {
    setOpened(null);
  };
  if (query.data === undefined) {
    return query.isError ? (
      <RetryAlert title="We couldn’t load the escorts." query={query} />
    ) : (
      <Skeleton className="h-32" />
    );
  }
  const { slots, escorts } = query.data;
  const certain = slots.filter((slot) => isCertain(slotState(slot, escorts, now))).length;
  const loose = escorts.filter(({ slot_id }) => slot_id === null);
  const handleWithdraw = (offer: SlotOffer) => {
    withdrawal.reset();
    setOpened({ dialog: 'withdraw', offer });
  };
  return (
    <>
      {slots.length === 0 && loose.length === 0 && <p className="text-muted">No escorts yet.</p>}
      {slots.length > 0 && (
        <p className="text-sm text-muted tabular-nums">
          {`${String(certain)} of ${String(slots.length)} confirmed`}
        </p>
      )}
      {slots.length > 0 && (
        <Table
          label="Escort slots"
          className={cn(
            'md:max-xl:[&_td]:px-2 md:max-xl:[&_th]:px-2 [&_td]:align-top [&_td]:dense:py-1.5',
            isFlush &&
              'md:-mx-4.5 md:rounded-none md:border-x-0 md:[&_:is(td,th):first-child]:pl-4.5 md:[&_:is(td,th):last-child]:pr-4.5',
          )}
        >
          <THead>
            <Tr>
              <Th>Position</Th>
              <Th>Meet</Th>
              <Th>Pilot car</Th>
              <Th className="text-right">Status</Th>
            </Tr>
          </THead>
          <TBody>
            {slots.map((slot) => (
              <SlotRow
                key={slot.id}
                slot={slot}
                offers={escorts.filter(({ slot_id }) => slot_id === slot.id)}
                isOpen={isOpen}
                onOpen={(dialog) => {
                  deletion.reset();
                  setOpened({ dialog, slot });
                }}
                onWithdraw={handleWithdraw}
              />
            ))}
          </TBody>
        </Table>
      )}
      {loose.length > 0 && (
        <ul aria-label="Offers without a slot" className="grid">
          {loose.map((offer) => (
            <OfferRow key={offer.id} offer={offer} hasPosition onWithdraw={handleWithdraw} />
          ))}
        </ul>
      )}
      {isOpen && (
        <p className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setOpened({ dialog: 'add' });
            }}
          >
            Add slot
          </Button>
          {propose !== undefined && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setOpened({ dialog: 'propose' });
              }}
            >
              Create escort slots from assessment
            </Button>
          )}
        </p>
      )}
      {opened?.dialog === 'add' && <SlotDialog load={load} opened={null} onClose={close} />}
      {opened?.dialog === 'edit' && (
        <SlotDialog load={load} opened={opened.slot} slots={slots} onClose={close} />
      )}
      {opened?.dialog === 'offer' && (
        <OfferDialog load={load} slot={opened.slot} offers={escorts} onClose={close} />
      )}
      {opened?.dialog === 'propose' && propose !== undefined && (
        <ProposalDialog load={load} propose={propose} hasSlots={slots.length > 0} onClose={close} />
      )}
      <ConfirmDialog
        open={opened?.dialog === 'withdraw'}
        onOpenChange={close}
        title={`Withdraw the offer to ${opened?.dialog === 'withdraw' ? personName(opened.offer.pilot) : ''}?`}
        description="They lose access to this load, and the slot is open again."
        confirmLabel="Withdraw"
        isBusy={withdrawal.isPending}
        error={
          withdrawal.error === null
            ? undefined
            : adminEscortToasts.withdrawFailed(withdrawal.error).description
        }
        onConfirm={() => {
          if (opened?.dialog !== 'withdraw') return;
          withdrawal.mutate(opened.offer.id, { onSuccess: close });
        }}
      />
      <ConfirmDialog
        open={opened?.dialog === 'delete'}
        onOpenChange={close}
        title={`Delete ${opened?.dialog === 'delete' ? slotName(opened.slot) : ''}?`}
        description="Its open offers are withdrawn."
        confirmLabel="Delete"
        isBusy={deletion.isPending}
        error={
          deletion.error === null
            ? undefined
            : adminEscortToasts.slotFailed(deletion.error).description
        }
        onConfirm={() => {
          if (opened?.dialog !== 'delete') return;
          deletion.mutate(opened.slot.id, { onSuccess: close });
        }}
      />
    </>
  );
}
