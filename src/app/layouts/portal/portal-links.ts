import type { AppRole } from '@domain/roles';
import type { PagePath } from '@/content/navigation';

export interface PortalLink {
  label: string;
  to: PagePath;
}

/** Who does work on the road; everyone else requests quotes. */
const ON_THE_ROAD: readonly AppRole[] = ['driver', 'pilot_car'];

/** The portal's pages for these roles, in order. Someone with several roles sees all their pages. */
export function portalLinks(roles: readonly AppRole[]): PortalLink[] {
  const isDriver = roles.includes('driver');
  const isPilot = roles.includes('pilot_car');
  const isCustomer = roles.length === 0 || roles.some((role) => !ON_THE_ROAD.includes(role));
  return [
    { label: 'Dashboard', to: '/dashboard' },
    ...(isCustomer ? [{ label: 'Quotes', to: '/quotes' } as const] : []),
    ...(isDriver ? [{ label: 'Loads', to: '/loads/assigned' } as const] : []),
    ...(isPilot ? [{ label: 'Escort Jobs', to: '/escorts' } as const] : []),
    ...(isDriver || isPilot ? [{ label: 'Schedule', to: '/schedule' } as const] : []),
    { label: 'Profile', to: '/profile' },
  ];
}
