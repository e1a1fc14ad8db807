import type { EscortPosition, EscortStatus } from '@contracts/load';

/** Where a pilot car runs. */
export const POSITION_NAMES: Record<EscortPosition, string> = {
  lead: 'Lead car',
  chase: 'Chase car',
  high_pole: 'High pole',
  steer: 'Steer car',
};

export const ESCORT_FACES: Record<
  EscortStatus,
  { tone: 'warn' | 'ok' | 'neutral' | 'danger'; word: string }
> = {
  offered: { tone: 'warn', word: 'Asked' },
  accepted: { tone: 'ok', word: 'Accepted' },
  declined: { tone: 'danger', word: 'Declined' },
  completed: { tone: 'neutral', word: 'Completed' },
};
