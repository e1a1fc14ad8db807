import type { AppRole } from '@contracts/account';

/** What somebody finds here in a role, in the words of the trade. */
export const ROLE_PURPOSES: Record<AppRole, string> = {
  admin: 'the office console, with quotes, loads, drivers and users',
  moderator: 'your dashboard, and the quotes you ask for',
  freight_broker: 'your quotes, and the loads you submit',
  carrier: 'your quotes and our fleet',
  pilot_car: 'the escort jobs you are asked to run, and your availability',
  driver: 'the loads you drive, and your schedule',
  customer: 'the quotes you ask for, and how they stand',
};
