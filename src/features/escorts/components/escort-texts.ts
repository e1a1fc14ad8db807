import { rateSum, type EscortRate } from '@contracts/escort-slot';
import { formatCents } from '@domain/numbers/money';
import { formatFeet } from '@domain/numbers/length';
import { formatLb } from '@domain/numbers/pounds';
import { formatMoment } from '@domain/time/moment-text';
import { checkLoad } from '@/shared/drawing/check-load';
import { LEGAL_ENVELOPE_FT } from '@/shared/drawing/legal-envelope';
import { trailerForLoad } from '@/shared/drawing/trailer-for-load';
import { formatMediumDay } from '@domain/time/day-text';
import type { EscortTerms } from '../model/escort-jobs';

interface Size {
  term: string;
  text: string;
  /** True if it is over the usual legal limit. */
  isOver: boolean;
}

/** Loaded height first, then width, length and gross weight. */
export function sizesOf(terms: EscortTerms): Size[] {
  const { length, width, height, loadedHeight, grossLbs } = terms;
  const estimate = checkLoad(terms, trailerForLoad(terms).deck).loadedHeight;
  const known = loadedHeight ?? (height === 0 ? null : estimate);
  const feet = (value: number) => (value === 0 ? 'Not given' : formatFeet(value));
  return [
    {
      term: 'Loaded height',
      // On a typical trailer until one is chosen.
      text:
        known === null
          ? 'Not given'
          : `${loadedHeight === null ? 'About ' : ''}${formatFeet(known)}`,
      isOver: (known ?? 0) > LEGAL_ENVELOPE_FT.height,
    },
    { term: 'Width', text: feet(width), isOver: width > LEGAL_ENVELOPE_FT.width },
    { term: 'Length', text: feet(length), isOver: length > LEGAL_ENVELOPE_FT.length },
    {
      term: 'Gross',
      text: grossLbs === null ? 'Not known yet' : formatLb(grossLbs),
      isOver: false,
    },
  ];
}

/** When to meet: the moment with its zone, only the day, or that it's TBD. */
export function meetText({ meet, days }: EscortTerms): string {
  if (meet !== null) return formatMoment(meet.at, meet.zone);
  return days === null ? 'Time TBD' : `${formatMediumDay(days.from)}, time TBD`;
}

/** When the job is done, as {@link meetText}. */
export function endText({ end, days }: EscortTerms): string {
  if (end !== null) return formatMoment(end.at, end.zone);
  return days === null ? 'Time TBD' : `${formatMediumDay(days.to)}, time TBD`;
}

/** The operator's own pay, and how it adds up. */
export function rateTexts(rate: EscortRate | null): { amount: string; sum: string } {
  if (rate?.amount_cents == null) return { amount: 'No rate yet', sum: 'Dispatch will call you.' };
  return { amount: formatCents(rate.amount_cents, rate.currency), sum: rateSum(rate) };
}
