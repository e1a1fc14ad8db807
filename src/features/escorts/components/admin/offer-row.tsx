import { formatCents } from '@domain/numbers/money';
import { rateSum } from '@contracts/escort-slot';
import { personName } from '@/shared/lib/person-name';
import { PhoneLink } from '@/shared/console/record/record-facts';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import type { SlotOffer } from '../../api/escort-slots';
import { ESCORT_BADGES, isActive, POSITION_NAMES } from '../../model/escort-labels';
import { slotTime } from '../../model/escort-slots';
import { CoverGaps } from './cover-gaps';

interface OfferRowProps {
  offer: SlotOffer;
  /** Time zone of the slot. */
  zone?: string;
  /** Set only for an offer without a slot; otherwise the slot shows it. */
  hasPosition?: boolean;
  /** Set if the slot's own badge shows the answer. */
  isHolder?: boolean;
  onWithdraw: (offer: SlotOffer) => void;
}

/** A pilot car's offer: answer, rate and when it ends. */
export function OfferRow({
  offer,
  zone,
  hasPosition = false,
  isHolder = false,
  onWithdraw,
}: OfferRowProps) {
  const { pilot, status, rate, lapses_at: end, position, confirmed_at: confirmed } = offer;
  const { tone, word } = ESCORT_BADGES[status];
  const name = personName(pilot);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 leading-snug">
      <span className="min-w-0">
        {hasPosition && (
          <span className="block text-sm text-subtle">{POSITION_NAMES[position]}</span>
        )}
        <span className="font-semibold wrap-anywhere">{name}</span>
        {pilot.phone !== null && (
          <>
            {' '}
            <PhoneLink phone={pilot.phone} />
          </>
        )}
        <span className="block text-xs text-subtle tabular-nums">
          {[
            rate === null
              ? 'No rate yet'
              : [formatCents(rate.amount_cents, rate.currency), rateSum(rate)]
                  .filter((part) => part !== '')
                  .join(', '),
            ...(status === 'offered' && end !== null && zone !== undefined
              ? [`Ends ${slotTime(end, zone) ?? ''}`]
              : []),
          ].join('. ')}
        </span>
      </span>
      <span className="flex items-center gap-2">
        {!isHolder && (
          <Badge tone={tone}>
            {status === 'accepted' && confirmed !== null ? 'Confirmed' : word}
          </Badge>
        )}
        {isActive(status) && status !== 'completed' && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Withdraw offer to ${name}`}
            onClick={() => {
              onWithdraw(offer);
            }}
          >
            Withdraw
          </Button>
        )}
      </span>
      <CoverGaps
        name={name}
        covers={offer.covers}
        canClear={status === 'offered' || status === 'accepted'}
      />
    </li>
  );
}
