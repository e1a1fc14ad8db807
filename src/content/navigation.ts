/** Every page, in order. */
export const PAGE_PATHS = [
  '/',
  '/quote',
  '/quote/status',
  '/tools/load-assessment',
  '/auth',
  '/auth/forgot-password',
  '/auth/confirm',
  '/auth/new-password',
  '/auth/invitation',
  '/dashboard',
  '/admin',
  '/profile',
  '/quotes',
  '/loads/assigned',
  '/schedule',
  '/escorts',
  '/about',
  '/services',
  '/services/heavy-haul',
  '/services/specialized-transport',
  '/services/project-management',
  '/fleet',
  '/gallery',
  '/gallery/grid',
  '/careers',
  '/contact',
  '/privacy',
  '/terms',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

export interface NavLink {
  label: string;
  /** A page, or an anchor on one. */
  to: PagePath | `${PagePath}#${string}`;
}

/** Header and mobile menu, in order. */
export const HEADER_LINKS: readonly NavLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Fleet', to: '/fleet' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Careers', to: '/careers' },
  { label: 'Contact', to: '/contact' },
];

export const QUICK_LINKS: readonly NavLink[] = [
  { label: 'Home', to: '/' },
  ...HEADER_LINKS,
  { label: 'Load Assessment', to: '/tools/load-assessment' },
  { label: 'Get a Quote', to: '/quote' },
];

/** The services that have their own page. */
export const SERVICE_PAGES = [
  { label: 'Heavy Haul Transport', to: '/services/heavy-haul' },
  { label: 'Specialized Transport', to: '/services/specialized-transport' },
  { label: 'Project Management', to: '/services/project-management' },
] as const satisfies readonly NavLink[];

/** The footer's services list. The anchors are the ids of `SOLUTIONS` on the services page. */
export const SERVICE_LINKS: readonly NavLink[] = [
  ...SERVICE_PAGES,
  { label: 'Permit & Compliance', to: '/services#permits' },
  { label: 'Port Pickups', to: '/services#port' },
  { label: 'Cross-Border Logistics', to: '/services#cross-border' },
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
];
