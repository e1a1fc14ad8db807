import type { EscortPosition, EscortStatus } from '@contracts/load';

/** Labels for a pilot car's position. */
export const POSITION_NAMES: Record<EscortPosition, string> = {
  lead: 'Lead car',
  chase: 'Chase car',
  high_pole: 'High pole',
  steer: 'Steer car',
};

export const ESCORT_BADGES: Record<
  EscortStatus,
  { tone: 'warn' | 'ok' | 'neutral' | 'danger'; word: string }
> = {
  offered: { tone: 'warn', word: 'Offered' },
  accepted: { tone: 'ok', word: 'Accepted' },
  declined: { tone: 'danger', word: 'Declined' },
  completed: { tone: 'neutral', word: 'Completed' },
};
