import type { AppRole } from '@contracts/account';
import { contactTarget, isLive, type NavLink } from '@/content/navigation';

export interface QuickAction {
  label: string;
  /** What happens there, in a few words. */
  hint: string;
  to: string;
}

type PageAction = Omit<QuickAction, 'to'> & { to: NavLink['to'] };

const REQUEST_QUOTE: PageAction = {
  label: 'Request Quote',
  hint: 'Size a load and send it to dispatch',
  to: '/quote',
};
const MY_QUOTES: PageAction = {
  label: 'My Quotes',
  hint: 'What you asked for, and where it stands',
  to: '/quotes',
};
const CUSTOMER: readonly PageAction[] = [REQUEST_QUOTE, MY_QUOTES];

/** Quick actions per role, in order (specification 2, section 2). */
const ACTIONS: Record<AppRole, readonly PageAction[]> = {
  driver: [
    { label: 'My Loads', hint: 'What is assigned to you', to: '/loads/assigned' },
    { label: 'Schedule', hint: 'Pickups and deliveries', to: '/schedule' },
  ],
  carrier: [
    REQUEST_QUOTE,
    { label: 'Manage Fleet', hint: 'Configurations and capacity', to: '/fleet' },
  ],
  pilot_car: [
    { label: 'Escort Jobs', hint: 'Moves that need you', to: '/escorts' },
    { label: 'Update Availability', hint: 'When you can drive', to: '/profile' },
  ],
  freight_broker: [
    { ...REQUEST_QUOTE, label: 'Submit Load' },
    { ...MY_QUOTES, label: 'Track Quotes' },
  ],
  admin: [{ label: 'Admin Panel', hint: 'Quotes and the office', to: '/admin' }, REQUEST_QUOTE],
  customer: CUSTOMER,
  moderator: CUSTOMER,
};

const EDIT_PROFILE: PageAction = {
  label: 'Edit Profile',
  hint: 'Name, phone, company',
  to: '/profile',
};

/** The quick actions of a role whose pages stand; Contact Support always leads somewhere. */
export function quickActions(role: AppRole): QuickAction[] {
  return [
    ...[...ACTIONS[role], EDIT_PROFILE].filter(({ to }) => isLive(to)),
    { label: 'Contact Support', hint: 'Dispatch answers 24/7', to: contactTarget() },
  ];
}
