import { GENERAL_APPLICATION } from '@domain/application-options';
import type { FiltersOf } from '@/shared/console/list/list-params';
import { JOB_OPENINGS } from '@/content/careers';
import { APPLICATION_STATUSES } from './application-status';

/** Positions in the filter. Earlier positions can be found by searching. */
export const POSITIONS: readonly string[] = [
  ...JOB_OPENINGS.map(({ title }) => title),
  GENERAL_APPLICATION,
];

/** URL parameters of the applications list. */
export const APPLICATION_LIST_PARAMS = {
  open: 'application',
  choices: { status: APPLICATION_STATUSES, position: POSITIONS },
  sorts: ['newest', 'oldest', 'name', 'name-down', 'experience', 'experience-up'],
} as const;

export type ApplicationFilters = FiltersOf<typeof APPLICATION_LIST_PARAMS>;
