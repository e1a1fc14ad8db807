import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import {
  useConfirmForPilotMutation,
  useSaveSlotMutation,
  type EscortSlot,
  type SlotOffer,
} from '../../../api/escort-slots';
import type { EscortCover } from '../../../model/escort-cover';
import { contactName } from '../../../model/contact-name';
import { holderOf, SLOT_BADGES, slotName, slotState, slotTime } from '../../../model/escort-slots';
import { OfferRow } from './offer-row';

interface SlotRowProps {
  slot: EscortSlot;
  offers: readonly SlotOffer[];
  /** What the papers of the pilot cars cover. */
  covers: readonly EscortCover[];
  /** Whether the load can still change. */
  isOpen: boolean;
  onOpen: (dialog: 'edit' | 'offer' | 'delete') => void;
  onWithdraw: (offer: SlotOffer) => void;
}

/** An escort slot: where and when they meet, its offers, and the next step. */
export function SlotRow({ slot, offers, covers, isOpen, onOpen, onWithdraw }: SlotRowProps) {
  const now = useNow();
  const state = slotState(slot, offers, now);
  const { tone, word } = SLOT_BADGES[state];
  const holder = holderOf(slot.id, offers);
  const saving = useSaveSlotMutation();
  const confirming = useConfirmForPilotMutation();
  const name = slotName(slot);
  const meet = [slotTime(slot.meet_at, slot.time_zone), slot.meet_place].filter(Boolean).join(', ');
  const end = slotTime(slot.ends_at, slot.time_zone);
  const button = { variant: 'quiet', size: 'sm' } as const;
  return (
    <li className="grid gap-2 border-b py-3 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 leading-snug">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
            {name}
          </h3>
          <p className="text-sm text-subtle tabular-nums wrap-anywhere">
            {meet === '' ? 'Meet point TBD' : `Meet ${meet}`}
            {end !== null && `. Done ${end}`}
            {slot.channel !== '' && `. Channel ${slot.channel}`}
          </p>
        </div>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {offers.length > 0 && (
        <ul aria-label={`Offers for ${name}`} className="grid border-l-2 pl-3">
          {(holder === undefined ? offers : [holder]).map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              zone={slot.time_zone}
              isHolder={offer === holder}
              covers={covers.filter(({ escort_id }) => escort_id === offer.id)}
              onWithdraw={onWithdraw}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <p className="flex flex-wrap gap-2">
          {slot.position === 'police' ? (
            <Button
              {...button}
              isBusy={saving.isPending}
              aria-label={`${slot.is_arranged ? 'Not arranged' : 'Mark as arranged'}: ${name}`}
              onClick={() => {
                saving.mutate({ base: slot, changes: { is_arranged: !slot.is_arranged } });
              }}
            >
              {slot.is_arranged ? 'Not arranged' : 'Mark as arranged'}
            </Button>
          ) : (
            holder === undefined && (
              <Button
                {...button}
                aria-label={`Send offer: ${name}`}
                onClick={() => {
                  onOpen('offer');
                }}
              >
                Send offer
              </Button>
            )
          )}
          {state === 'accepted' && holder !== undefined && (
            <Button
              {...button}
              isBusy={confirming.isPending}
              aria-label={`Mark as confirmed: ${contactName(holder.pilot)}`}
              onClick={() => {
                confirming.mutate(holder);
              }}
            >
              Mark as confirmed
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Edit: ${name}`}
            onClick={() => {
              onOpen('edit');
            }}
          >
            Edit
          </Button>
          {holder === undefined && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Delete: ${name}`}
              onClick={() => {
                onOpen('delete');
              }}
            >
              Delete
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
