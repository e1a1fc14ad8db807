import type { FiltersOf } from '@/shared/console/list/list-params';
import { ACTION_LABELS, SUBJECT_LABELS } from './describe-activity';

/** Days of each period, which ends today. */
export const ACTIVITY_PERIODS = { '1': 'Today', '7': '7 days', '30': '30 days', '90': '90 days' };

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.keys(labels) as [Key, ...Key[]];

/** URL parameters of the activity page. `q` is part of a person's or a record's name. */
export const ACTIVITY_LIST_PARAMS = {
  open: 'entry',
  choices: {
    period: keysOf(ACTIVITY_PERIODS),
    action: keysOf(ACTION_LABELS),
    kind: keysOf(SUBJECT_LABELS),
  },
  sorts: ['newest'],
} as const;

export type ActivityFilters = FiltersOf<typeof ACTIVITY_LIST_PARAMS>;
