import type { APPLICATION_LIST_PARAMS } from '@/features/careers/model/application-list-params';
import type { FLEET_LIST_PARAMS } from '@/features/fleet/model/fleet-list-params';
import type { GALLERY_LIST_PARAMS } from '@/features/gallery/model/gallery-list-params';
import { adminLoadPath } from '@/features/loads/model/load-path';
import type { MESSAGE_LIST_PARAMS } from '@/features/messages/model/message-list-params';
import type { QUOTE_LIST_PARAMS } from '@/features/quotes/model/quote-list-params';
import type { SERVICE_LIST_PARAMS } from '@/features/services/model/service-list-params';
import { UNIT_LIST_PARAMS, UNITS_TAB } from '@/features/fleet/model/unit-list-params';
import type { USER_LIST_PARAMS } from '@/features/users/model/user-list-params';

const opening = (path: string, open: string) => (id: string) => `${path}?${open}=${id}`;

/** The parameter that opens a record. Named again below, so that this module doesn't load every list's. */
type Open<Params extends { open: string }> = Params['open'];

/** Console path of a record, by kind. */
export const RECORD_PATHS = {
  quote: opening('/admin/quotes', 'quote' satisfies Open<typeof QUOTE_LIST_PARAMS>),
  message: opening('/admin/messages', 'message' satisfies Open<typeof MESSAGE_LIST_PARAMS>),
  application: opening(
    '/admin/careers',
    'application' satisfies Open<typeof APPLICATION_LIST_PARAMS>,
  ),
  // The page finds an offer by its number or its id.
  offer: (id: string) => `/admin/offers/${id}`,
  load: adminLoadPath,
  user: opening('/admin/users', 'user' satisfies Open<typeof USER_LIST_PARAMS>),
  pilot_car: opening('/admin/users', 'user' satisfies Open<typeof USER_LIST_PARAMS>),
  vehicle: opening('/admin/fleet', 'vehicle' satisfies Open<typeof FLEET_LIST_PARAMS>),
  picture: opening('/admin/gallery', 'image' satisfies Open<typeof GALLERY_LIST_PARAMS>),
  service: opening('/admin/services', 'service' satisfies Open<typeof SERVICE_LIST_PARAMS>),
  unit: (id: string) => `/admin/fleet?tab=${UNITS_TAB}&${UNIT_LIST_PARAMS.open}=${id}`,
  // Jobs have no page of their own.
  job: () => '/admin/system',
} as const;
