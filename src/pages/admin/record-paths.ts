import { APPLICATION_LIST_PARAMS } from '@/features/careers/model/application-list-params';
import { FLEET_LIST_PARAMS } from '@/features/fleet/model/fleet-list-params';
import { GALLERY_LIST_PARAMS } from '@/features/gallery/model/gallery-list-params';
import { adminLoadPath } from '@/features/loads/model/load-path';
import { MESSAGE_LIST_PARAMS } from '@/features/messages/model/message-list-params';
import { QUOTE_LIST_PARAMS } from '@/features/quotes/model/quote-list-params';
import { SERVICE_LIST_PARAMS } from '@/features/services/model/service-list-params';
import { UNIT_LIST_PARAMS, UNITS_TAB } from '@/features/fleet/model/unit-list-params';
import { USER_LIST_PARAMS } from '@/features/users/model/user-list-params';

const opening = (path: string, { open }: { open: string }) => {
  return (id: string) => `${path}?${open}=${id}`;
};

/** Console path of a record, by kind. */
export const RECORD_PATHS = {
  quote: opening('/admin/quotes', QUOTE_LIST_PARAMS),
  message: opening('/admin/messages', MESSAGE_LIST_PARAMS),
  application: opening('/admin/careers', APPLICATION_LIST_PARAMS),
  // The page finds an offer by its number or its id.
  offer: (id: string) => `/admin/offers/${id}`,
  load: adminLoadPath,
  user: opening('/admin/users', USER_LIST_PARAMS),
  vehicle: opening('/admin/fleet', FLEET_LIST_PARAMS),
  picture: opening('/admin/gallery', GALLERY_LIST_PARAMS),
  service: opening('/admin/services', SERVICE_LIST_PARAMS),
  unit: (id: string) => `/admin/fleet?tab=${UNITS_TAB}&${UNIT_LIST_PARAMS.open}=${id}`,
  // Jobs have no page of their own.
  job: () => '/admin/system',
} as const;
