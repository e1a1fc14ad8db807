import type { APPLICATION_LIST_PARAMS } from '@/features/careers/model/application-list-params';
import type { FLEET_LIST_PARAMS } from '@/features/fleet/model/fleet-list-params';
import type { GALLERY_LIST_PARAMS } from '@/features/gallery/model/gallery-list-params';
import { adminLoadPath } from '@/features/loads/model/load-path';
import type { MESSAGE_LIST_PARAMS } from '@/features/messages/model/message-list-params';
import type { QUOTE_LIST_PARAMS } from '@/features/quotes/model/quote-list-params';
import type { SERVICE_LIST_PARAMS } from '@/features/services/model/service-list-params';
import { UNIT_LIST_PARAMS, UNITS_TAB } from '@/features/fleet/model/unit-list-params';
import type { USER_LIST_PARAMS } from '@/features/users/model/user-list-params';

/** The parameter is named twice, so that this module doesn't load every list's. */
const opening = <Params extends { open: string }>(path: string, open: Params['open']) => {
  return (id: string) => `${path}?${open}=${id}`;
};

/** Console path of a record, by kind. */
export const RECORD_PATHS = {
  quote: opening<typeof QUOTE_LIST_PARAMS>('/admin/quotes', 'quote'),
  message: opening<typeof MESSAGE_LIST_PARAMS>('/admin/messages', 'message'),
  application: opening<typeof APPLICATION_LIST_PARAMS>('/admin/careers', 'application'),
  // The page finds an offer by its number or its id.
  offer: (id: string) => `/admin/offers/${id}`,
  load: adminLoadPath,
  user: opening<typeof USER_LIST_PARAMS>('/admin/users', 'user'),
  vehicle: opening<typeof FLEET_LIST_PARAMS>('/admin/fleet', 'vehicle'),
  picture: opening<typeof GALLERY_LIST_PARAMS>('/admin/gallery', 'image'),
  service: opening<typeof SERVICE_LIST_PARAMS>('/admin/services', 'service'),
  unit: (id: string) => `/admin/fleet?tab=${UNITS_TAB}&${UNIT_LIST_PARAMS.open}=${id}`,
  // Jobs have no page of their own.
  job: () => '/admin/system',
} as const;
