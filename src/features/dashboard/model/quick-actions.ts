import type { AppRole } from '@contracts/account';
import { contactTarget, isLive, type NavLink } from '@/content/navigation';

/** What an action is about, for the picture beside it. */
export type QuickActionTopic =
  | 'quote'
  | 'quotes'
  | 'loads'
  | 'schedule'
  | 'fleet'
  | 'escorts'
  | 'days'
  | 'admin'
  | 'person'
  | 'help';

export interface QuickAction {
  topic: QuickActionTopic;
  label: string;
  /** What happens there, in a few words. */
  hint: string;
  to: string;
}

type PageAction = Omit<QuickAction, 'to'> & { to: NavLink['to'] };

const REQUEST_QUOTE: PageAction = {
  topic: 'quote',
  label: 'Request Quote',
  hint: 'Size a load and send it to dispatch',
  to: '/quote',
};
const MY_QUOTES: PageAction = {
  topic: 'quotes',
  label: 'My Quotes',
  hint: 'What you asked for, and where it stands',
  to: '/quotes',
};
const CUSTOMER: readonly PageAction[] = [REQUEST_QUOTE, MY_QUOTES];

/** Quick actions per role, in order (specification 2, section 2). */
const ACTIONS: Record<AppRole, readonly PageAction[]> = {
  driver: [
    { topic: 'loads', label: 'My Loads', hint: 'What is assigned to you', to: '/loads/assigned' },
    { topic: 'schedule', label: 'Schedule', hint: 'Pickups and deliveries', to: '/schedule' },
  ],
  carrier: [
    REQUEST_QUOTE,
    { topic: 'fleet', label: 'Manage Fleet', hint: 'Configurations and capacity', to: '/fleet' },
  ],
  pilot_car: [
    { topic: 'escorts', label: 'Escort Jobs', hint: 'Moves that need you', to: '/escorts' },
    { topic: 'days', label: 'Update Availability', hint: 'When you can drive', to: '/profile' },
  ],
  freight_broker: [
    { ...REQUEST_QUOTE, label: 'Submit Load' },
    { ...MY_QUOTES, label: 'Track Quotes' },
  ],
  admin: [
    { topic: 'admin', label: 'Admin Panel', hint: 'Quotes and the office', to: '/admin' },
    REQUEST_QUOTE,
  ],
  customer: CUSTOMER,
  moderator: CUSTOMER,
};

const EDIT_PROFILE: PageAction = {
  topic: 'person',
  label: 'Edit Profile',
  hint: 'Name, phone, company',
  to: '/profile',
};

/** The quick actions of a role whose pages stand; Contact Support always leads somewhere. */
export function quickActions(role: AppRole): QuickAction[] {
  return [
    ...[...ACTIONS[role], EDIT_PROFILE].filter(({ to }) => isLive(to)),
    { topic: 'help', label: 'Contact Support', hint: 'Dispatch answers 24/7', to: contactTarget() },
  ];
}
