import type { ApplicationStatus } from './application-status';

/** How many applications there are of each status. */
export type ApplicationCounts = Record<ApplicationStatus, number>;
