import type { PermitStatus } from '@contracts/load';
import type { Enums } from '@database';

export const PERMIT_BADGES: Record<
  PermitStatus,
  { tone: 'warn' | 'ok' | 'danger' | 'neutral'; word: string }
> = {
  needed: { tone: 'danger', word: 'Needed' },
  applied: { tone: 'warn', word: 'Applied' },
  issued: { tone: 'ok', word: 'Issued' },
  amending: { tone: 'warn', word: 'Amending' },
  expired: { tone: 'danger', word: 'Expired' },
  used: { tone: 'neutral', word: 'Used' },
};

export const KIND_LABELS: Record<Enums<'permit_kind'>, string> = {
  single_trip: 'Single trip',
  annual: 'Annual',
  superload: 'Superload',
};
