import type { AppRole } from '@domain/roles';

/** Completes "You’ll find … here." */
export const ROLE_PURPOSES: Record<AppRole, string> = {
  admin: 'the admin console, with quotes, loads, drivers and users',
  moderator: 'the quotes, messages and job applications to answer',
  freight_broker: 'your quotes and the loads you submit',
  carrier: 'your quotes and the equipment you run',
  pilot_car: 'your escort jobs and your availability',
  driver: 'your loads and your schedule',
  customer: 'your quote requests and their status',
};
