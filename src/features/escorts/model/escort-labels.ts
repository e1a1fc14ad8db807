import type { EscortPosition, EscortStatus } from '@contracts/load';

/** Labels for a pilot car's position. */
export const POSITION_NAMES: Record<EscortPosition, string> = {
  lead: 'Lead car',
  chase: 'Chase car',
  high_pole: 'High pole',
  steer: 'Steer car',
  police: 'Police escort',
};

/** Answers of a pilot car; `offered` undoes an answer, `withdrawn` gives a job back. */
export type EscortAnswerStatus = Exclude<EscortStatus, 'taken' | 'lapsed'>;

/** True if an escort offer is open or someone's job. */
export const isActive = (status: EscortStatus): boolean =>
  status === 'offered' || status === 'accepted' || status === 'completed';

export const ESCORT_BADGES: Record<
  EscortStatus,
  { tone: 'warn' | 'ok' | 'neutral' | 'danger'; word: string }
> = {
  offered: { tone: 'warn', word: 'Offered' },
  accepted: { tone: 'ok', word: 'Accepted' },
  declined: { tone: 'danger', word: 'Declined' },
  completed: { tone: 'neutral', word: 'Completed' },
  taken: { tone: 'neutral', word: 'Taken' },
  lapsed: { tone: 'neutral', word: 'Ended' },
  withdrawn: { tone: 'danger', word: 'Given back' },
};
