import type { ApplicationStatus } from './application-status';

/** Number of applications per status. */
export type ApplicationCounts = Record<ApplicationStatus, number>;
