import { Pencil, Trash2 } from 'lucide-react';
import { personName } from '@/shared/lib/person-name';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Td, Tr } from '@/shared/ui/table';
import {
  useConfirmForPilotMutation,
  useSaveSlotMutation,
  type EscortSlot,
  type SlotOffer,
} from '../../api/escort-slots';
import { holderOf, SLOT_BADGES, slotName, slotState, slotTime } from '../../model/escort-slots';
import { OfferRow } from './offer-row';

interface SlotRowProps {
  slot: EscortSlot;
  offers: readonly SlotOffer[];
  /** True if the load can still change. */
  isOpen: boolean;
  onOpen: (dialog: 'edit' | 'offer' | 'delete') => void;
  onWithdraw: (offer: SlotOffer) => void;
}

/** An escort slot in the table: where and when they meet, its offers, and the next step. */
export function SlotRow({ slot, offers, isOpen, onOpen, onWithdraw }: SlotRowProps) {
  const now = useNow();
  const state = slotState(slot, offers, now);
  const { tone, word } = SLOT_BADGES[state];
  const holder = holderOf(slot.id, offers);
  const name = slotName(slot);
  const meet = slotTime(slot.meet_at, slot.time_zone);
  const end = slotTime(slot.ends_at, slot.time_zone);
  return (
    <Tr>
      <Td className="md:w-44 md:min-w-20">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {slot.channel !== '' && (
          <span className="block text-xs text-subtle wrap-anywhere">{`Channel ${slot.channel}`}</span>
        )}
      </Td>
      <Td card="line" className="tabular-nums md:w-60 md:min-w-32">
        <span className="md:hidden">Meet </span>
        <span>{meet ?? (slot.meet_place === '' ? 'Meet point TBD' : 'Time TBD')}</span>
        <span className="block text-xs text-subtle wrap-anywhere">{slot.meet_place}</span>
        {end !== null && <span className="block text-xs text-subtle">{`Done ${end}`}</span>}
      </Td>
      <Td card="line" className="md:min-w-40">
        <div className="grid gap-1.5">
          {offers.length === 0 && slot.position !== 'police' && (
            <span className="text-subtle">No pilot car yet</span>
          )}
          {offers.length > 0 && (
            <ul aria-label={`Offers for ${name}`} className="grid">
              {(holder === undefined ? offers : [holder]).map((offer) => (
                <OfferRow
                  key={offer.id}
                  offer={offer}
                  zone={slot.time_zone}
                  isHolder={offer === holder}
                  onWithdraw={onWithdraw}
                />
              ))}
            </ul>
          )}
          {isOpen && (
            <span className="flex flex-wrap gap-2 empty:hidden">
              <NextStep
                slot={slot}
                name={name}
                holder={holder}
                isAccepted={state === 'accepted'}
                onOffer={() => {
                  onOpen('offer');
                }}
              />
            </span>
          )}
        </div>
      </Td>
      <Td className="max-md:col-start-2 max-md:row-start-1 md:text-right">
        <span className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1.5">
          <Badge tone={tone}>{word}</Badge>
          {isOpen && (
            <span className="flex">
              <Button
                variant="ghost"
                size="sm"
                isIcon
                aria-label={`Edit: ${name}`}
                onClick={() => {
                  onOpen('edit');
                }}
              >
                <Pencil />
              </Button>
              {holder === undefined && (
                <Button
                  variant="ghost"
                  size="sm"
                  isIcon
                  aria-label={`Delete: ${name}`}
                  onClick={() => {
                    onOpen('delete');
                  }}
                >
                  <Trash2 />
                </Button>
              )}
            </span>
          )}
        </span>
      </Td>
    </Tr>
  );
}

interface NextStepProps {
  slot: EscortSlot;
  name: string;
  holder: SlotOffer | undefined;
  isAccepted: boolean;
  onOffer: () => void;
}

/** The button that brings a slot closer to confirmed. */
function NextStep({ slot, name, holder, isAccepted, onOffer }: NextStepProps) {
  const saving = useSaveSlotMutation();
  const confirming = useConfirmForPilotMutation();
  const button = { variant: 'quiet', size: 'sm' } as const;
  if (slot.position === 'police') {
    const label = slot.is_arranged ? 'Not arranged' : 'Mark as arranged';
    return (
      <Button
        {...button}
        isBusy={saving.isPending}
        aria-label={`${label}: ${name}`}
        onClick={() => {
          saving.mutate({ base: slot, changes: { is_arranged: !slot.is_arranged } });
        }}
      >
        {label}
      </Button>
    );
  }
  if (holder === undefined) {
    return (
      <Button {...button} aria-label={`Send offer: ${name}`} onClick={onOffer}>
        Send offer
      </Button>
    );
  }
  if (!isAccepted) return null;
  return (
    <Button
      {...button}
      isBusy={confirming.isPending}
      aria-label={`Mark as confirmed: ${personName(holder.pilot)}`}
      onClick={() => {
        confirming.mutate(holder);
      }}
    >
      Mark as confirmed
    </Button>
  );
}
