import { APPLICATION_LIST_PARAMS } from '@/features/careers/model/application-list-params';
import { FLEET_LIST_PARAMS, NEW_VEHICLE } from '@/features/fleet/model/fleet-list-params';
import { LOAD_LIST_PARAMS, NEW_PARAM } from '@/features/loads/model/load-list-params';
import { MESSAGE_LIST_PARAMS } from '@/features/messages/model/message-list-params';
import { OFFER_LIST_PARAMS } from '@/features/offers/model/offer-list-params';
import { ACTIVITY_LIST_PARAMS } from '@/features/overview/model/activity-list-params';
import { QUOTE_LIST_PARAMS } from '@/features/quotes/model/quote-list-params';
import type { Command } from '@/features/search/model/palette-item';
import { NEW_SERVICE, SERVICE_LIST_PARAMS } from '@/features/services/model/service-list-params';
import { NEW_USER, USER_LIST_PARAMS } from '@/features/users/model/user-list-params';
import { listPath } from '@/shared/console/list/list-path';
import { showShortcuts } from '@/shared/console/shortcuts/console-shortcuts';
import { TRASH_PARAM } from '@/shared/console/trash/trash-source';
import { chooseConsoleTheme } from './console-theme';
import { sectionsFor } from './sections';

const QUOTES = '/admin/quotes';
const LOADS = '/admin/loads';
const MESSAGES = '/admin/messages';
const CAREERS = '/admin/careers';
const ACTIVITY = '/admin/activity';

type Opening = readonly [title: string, keywords: string, to: string];
const opening =
  (group: string) =>
  ([title, keywords, to]: Opening): Command => ({ title, group, keywords, to });

const CREATING: readonly Opening[] = [
  ['New load', 'create add shipment', `${LOADS}?${NEW_PARAM}=1`],
  [
    'Add a vehicle',
    'new create trailer fleet',
    `/admin/fleet?${FLEET_LIST_PARAMS.open}=${NEW_VEHICLE}`,
  ],
  ['Add a service', 'new create', `/admin/services?${SERVICE_LIST_PARAMS.open}=${NEW_SERVICE}`],
  [
    'Add a user',
    'new invite colleague driver',
    `/admin/users?${USER_LIST_PARAMS.open}=${NEW_USER}`,
  ],
];

const VIEWS: readonly Opening[] = [
  [
    'New quotes',
    'unanswered filter requests',
    listPath(QUOTES, QUOTE_LIST_PARAMS, { status: 'new' }),
  ],
  ['My quotes', 'mine assigned me filter', listPath(QUOTES, QUOTE_LIST_PARAMS, { assigned: 'me' })],
  ['Archived quotes', 'filter', listPath(QUOTES, QUOTE_LIST_PARAMS, { status: 'archived' })],
  [
    'New messages',
    'unread inbox filter',
    listPath(MESSAGES, MESSAGE_LIST_PARAMS, { status: 'new' }),
  ],
  [
    'New applications',
    'unread careers jobs filter',
    listPath(CAREERS, APPLICATION_LIST_PARAMS, { status: 'new' }),
  ],
  [
    'Open offers',
    'sent prices filter',
    listPath('/admin/offers', OFFER_LIST_PARAMS, { status: 'sent' }),
  ],
  ['Planned loads', 'unassigned filter', listPath(LOADS, LOAD_LIST_PARAMS, { status: 'planned' })],
  [
    'Loads in transit',
    'moving filter',
    listPath(LOADS, LOAD_LIST_PARAMS, { status: 'in_transit' }),
  ],
  ['Drivers', 'users filter', listPath('/admin/users', USER_LIST_PARAMS, { role: 'driver' })],
  [
    'Pilot cars',
    'users operators escorts filter',
    listPath('/admin/users', USER_LIST_PARAMS, { role: 'pilot_car' }),
  ],
  ['Live visitors', 'real-time analytics online', '/admin/analytics'],
  ['Analytics Overview', 'figures charts', '/admin/analytics?tab=overview'],
  ['Event History', 'analytics log', '/admin/analytics?tab=history'],
  [
    'Opened applications',
    'activity log audit applicant data access',
    listPath(ACTIVITY, ACTIVITY_LIST_PARAMS, { action: 'opened' }),
  ],
  [
    'Exports',
    'activity log audit csv download',
    listPath(ACTIVITY, ACTIVITY_LIST_PARAMS, { action: 'exported' }),
  ],
  ['Week of drivers and units', 'loads board schedule calendar bookings', '/admin/loads/week'],
  ['Permits to apply for', 'permit desk states enter issued expiring amend', '/admin/permits'],
  [
    'Rules due for review',
    'state rules superload thresholds conflicts sources coverage import csv',
    '/admin/rules',
  ],
  ['Scheduled jobs', 'cron status health unsent emails storage limits schema', '/admin/system'],
];

const TRASH: readonly Opening[] = [
  ['Trash: quotes', 'deleted restore', `${QUOTES}?${TRASH_PARAM}=1`],
  ['Trash: messages', 'deleted restore', `${MESSAGES}?${TRASH_PARAM}=1`],
  ['Trash: applications', 'deleted restore careers', `${CAREERS}?${TRASH_PARAM}=1`],
];

interface CommandsOptions {
  /** Moderators get only the views of their own sections. */
  isAdmin: boolean;
  signOut: () => void;
}

/** Everything the command palette does beside finding records, grouped. */
export function consoleCommands({ isAdmin, signOut }: CommandsOptions): readonly Command[] {
  const sections = sectionsFor({ isAdmin });
  const paths = sections.map(({ path }) => path);
  const views = VIEWS.filter(([, , to]) => paths.includes(to.replace(/\?.*/u, '')));
  return [
    ...(isAdmin ? CREATING.map(opening('Create')) : []),
    ...sections.map(({ label, path }) => opening('Pages')([label, 'go page', path])),
    ...[...views, ...(isAdmin ? TRASH : [])].map(opening('Views')),
    ...(
      [
        [
          'Light theme',
          'switch color mode',
          () => {
            chooseConsoleTheme('light');
          },
        ],
        [
          'Dark theme',
          'switch color mode night',
          () => {
            chooseConsoleTheme('dark');
          },
        ],
        ['Keyboard shortcuts', 'help keys', showShortcuts],
        [
          'Back to Site',
          'public home website',
          () => {
            window.open('/', '_blank', 'noopener');
          },
        ],
        ['Sign Out', 'log out leave', signOut],
      ] as const
    ).map(([title, keywords, run]) => ({ title, group: 'Console', keywords, run })),
  ];
}
