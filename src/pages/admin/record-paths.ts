import { APPLICATIONS_ADDRESS } from '@/features/careers/model/admin-address';
import { FLEET_ADDRESS } from '@/features/fleet/model/fleet-address';
import { GALLERY_ADDRESS } from '@/features/gallery/model/gallery-address';
import { LOADS_ADDRESS } from '@/features/loads/model/admin-address';
import { MESSAGES_ADDRESS } from '@/features/messages/model/messages-address';
import { QUOTES_ADDRESS } from '@/features/quotes/model/admin-address';
import { SERVICES_ADDRESS } from '@/features/services/model/services-address';
import { USERS_ADDRESS } from '@/features/users/model/users-address';

const opening = (path: string, { open }: { open: string }) => {
  return (id: string) => `${path}?${open}=${id}`;
};

/** Where a record of a kind is opened in the console. */
export const RECORD_PATHS = {
  quote: opening('/admin/quotes', QUOTES_ADDRESS),
  message: opening('/admin/messages', MESSAGES_ADDRESS),
  application: opening('/admin/careers', APPLICATIONS_ADDRESS),
  load: opening('/admin/loads', LOADS_ADDRESS),
  user: opening('/admin/users', USERS_ADDRESS),
  vehicle: opening('/admin/fleet', FLEET_ADDRESS),
  picture: opening('/admin/gallery', GALLERY_ADDRESS),
  service: opening('/admin/services', SERVICES_ADDRESS),
} as const;
