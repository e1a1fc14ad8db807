/** Statuses of an application (`public.application_status`). */
export const APPLICATION_STATUSES = ['new', 'reviewed', 'interview', 'hired', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The steps there are, and no way back: the database takes no others. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ['reviewed'],
  reviewed: ['interview', 'hired', 'rejected'],
  interview: [],
  hired: [],
  rejected: [],
};

/** The status to show: one this console does not know displays as new. */
export function knownStatus(status: string): ApplicationStatus {
  return APPLICATION_STATUSES.find((known) => known === status) ?? 'new';
}

/** What an application can be marked as next. */
export function nextStatuses(status: string): readonly ApplicationStatus[] {
  return NEXT[knownStatus(status)];
}
