/** Statuses of an application (`public.application_status`). */
export const APPLICATION_STATUSES = ['new', 'reviewed', 'interview', 'hired', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The next statuses of each status. None can be undone, and the database allows no others. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ['reviewed'],
  reviewed: ['interview', 'hired', 'rejected'],
  interview: ['hired', 'rejected'],
  hired: [],
  rejected: [],
};

/** The status to display: an unknown value displays as new. */
export function knownStatus(status: string): ApplicationStatus {
  return APPLICATION_STATUSES.find((known) => known === status) ?? 'new';
}

/** The statuses an application can get next. */
export function nextStatuses(status: string): readonly ApplicationStatus[] {
  return NEXT[knownStatus(status)];
}
