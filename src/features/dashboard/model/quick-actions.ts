import type { AppRole } from '@domain/roles';
import type { NavLink } from '@/content/navigation';

export interface QuickAction {
  label: string;
  /** A few words about the target page. */
  hint: string;
  to: NavLink['to'];
}

const REQUEST_QUOTE: QuickAction = {
  label: 'Request Quote',
  hint: 'Enter a load and send it to dispatch',
  to: '/quote',
};
const MY_QUOTES: QuickAction = {
  label: 'My Quotes',
  hint: 'Your requests and their status',
  to: '/quotes',
};
const CUSTOMER: readonly QuickAction[] = [REQUEST_QUOTE, MY_QUOTES];

/** Quick actions per role, in order. */
const ACTIONS: Record<AppRole, readonly QuickAction[]> = {
  driver: [
    { label: 'My Loads', hint: 'Loads assigned to you', to: '/loads/assigned' },
    { label: 'Schedule', hint: 'Pickups and deliveries', to: '/schedule' },
  ],
  carrier: [
    REQUEST_QUOTE,
    { label: 'Manage Fleet', hint: 'Your trailers and tractors', to: '/profile#equipment' },
  ],
  pilot_car: [
    { label: 'Escort Jobs', hint: 'Offers and accepted jobs', to: '/escorts' },
    { label: 'Update Availability', hint: 'When you can drive', to: '/profile#availability' },
  ],
  freight_broker: [
    { ...REQUEST_QUOTE, label: 'Submit Load' },
    { ...MY_QUOTES, label: 'Track Quotes' },
  ],
  admin: [{ label: 'Admin Panel', hint: 'Quotes, loads and users', to: '/admin' }, REQUEST_QUOTE],
  customer: CUSTOMER,
  moderator: [
    { label: 'Console', hint: 'Quotes, messages and applications', to: '/admin' },
    REQUEST_QUOTE,
  ],
};

const EDIT_PROFILE: QuickAction = {
  label: 'Edit Profile',
  hint: 'Name, phone, company',
  to: '/profile',
};

/** The role's quick actions, then Edit Profile and Contact Support. */
export function quickActions(role: AppRole): QuickAction[] {
  return [
    ...ACTIONS[role],
    EDIT_PROFILE,
    { label: 'Contact Support', hint: 'Dispatch answers 24/7', to: '/contact' },
  ];
}
