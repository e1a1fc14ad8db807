import type { Activity } from '@/features/overview/api/activity';
import { RECORD_PATHS } from './record-paths';

/** Entries about a role or a pilot car's papers have the id of the user; the others, of a load or a unit. */
const OWNERS = {
  role: 'user',
  second_factor: 'user',
  paper: 'user',
  permit: 'load',
  escort: 'load',
  escort_slot: 'load',
  assignment: 'load',
  stops: 'load',
  legs: 'load',
  hold: 'load',
  measure: 'load',
  document: 'load',
  charge: 'load',
  invoice: 'load',
  cost: 'load',
  outage: 'unit',
} as const;
type Owner = Exclude<Activity['subject'], keyof typeof OWNERS | 'activity' | 'rule'>;
const ownerOf = (subject: Exclude<Activity['subject'], 'activity' | 'rule'>): Owner =>
  subject in OWNERS ? OWNERS[subject as keyof typeof OWNERS] : (subject as Owner);

/** Console path of an entry's record; `undefined` if it has none. */
export function activityPath({
  action,
  subject,
  record_id,
  target,
  detail,
}: Pick<Activity, 'action' | 'subject' | 'record_id' | 'target' | 'detail'>): string | undefined {
  // All other exports cover a whole list.
  if ((action === 'exported' && subject !== 'invoice') || subject === 'activity') return undefined;
  if (subject === 'rule') return '/admin/rules';
  // The setting for all staff, which is on the page of users.
  if (subject === 'second_factor' && target === null) return '/admin/users';
  // An accepted offer leads to its load, whose number is in the detail.
  if (subject === 'offer' && action === 'accepted' && detail !== null) {
    return RECORD_PATHS.load(detail);
  }
  return RECORD_PATHS[ownerOf(subject)](record_id);
}
