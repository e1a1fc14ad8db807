import { formatFullDay } from '@domain/time/day-text';
import type { EscortCover } from '@/features/loads/model/crew/escort-cover';

/** Covers by escort id; an escort whose covers aren't fetched yet has no entry. */
export type EscortCovers = Readonly<Record<string, readonly EscortCover[]>>;

/** Gaps that dispatch hasn't cleared. */
export const gapsOf = (covers: readonly EscortCover[]) =>
  covers.filter(({ problem, is_cleared }) => problem !== null && !is_cleared);

/**
 * Why a pilot car can't accept a job: `upload` if they can fix it themselves, `dispatch` if only dispatch can
 * confirm it, `null` if nothing is in the way.
 */
export function blockOf(covers: readonly EscortCover[]): 'upload' | 'dispatch' | null {
  const gaps = gapsOf(covers);
  if (gaps.length === 0) return null;
  return gaps.every(({ cover }) => cover === 'not_known') ? 'dispatch' : 'upload';
}

interface CoverText {
  tone: 'ok' | 'warn' | 'danger' | 'neutral';
  text: string;
}

/** The state of one entry in a few words. */
export function coverTextOf({ cover, expires_on, is_cleared }: EscortCover): CoverText {
  if (is_cleared) {
    return {
      tone: 'ok',
      text: cover === 'not_known' ? 'Confirmed by dispatch' : 'Allowed by dispatch',
    };
  }
  switch (cover) {
    case 'covered':
      return {
        tone: 'ok',
        text: expires_on === null ? 'Covered' : `Covered until ${formatFullDay(expires_on)}`,
      };
    case 'none_needed':
      return { tone: 'ok', text: 'No certificate needed' };
    case 'expired':
      return { tone: 'danger', text: 'Doesn’t cover the dates' };
    case 'missing':
      return { tone: 'danger', text: 'Missing' };
    case 'not_known':
      return { tone: 'warn', text: 'Not known' };
  }
}

/** `OH`, or `Insurance`. */
export const coverItem = ({ item }: Pick<EscortCover, 'item'>) =>
  item === 'insurance' ? 'Insurance' : item;
