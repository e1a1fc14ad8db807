/** Every page, and whether it is live. Links to pages that aren't are hidden. */
const IS_LIVE = {
  '/': true,
  '/quote': true,
  '/quote/status': true,
  '/tools/load-assessment': true,
  '/auth': true,
  '/auth/forgot-password': true,
  '/auth/confirm': true,
  '/auth/new-password': true,
  '/auth/invitation': true,
  '/dashboard': true,
  '/admin': true,
  '/profile': true,
  '/quotes': true,
  '/loads/assigned': true,
  '/schedule': true,
  '/escorts': true,
  '/about': true,
  '/services': true,
  '/services/heavy-haul': true,
  '/services/specialized-transport': true,
  '/services/project-management': true,
  '/fleet': true,
  '/gallery': true,
  '/gallery/grid': true,
  '/careers': true,
  '/contact': true,
  '/privacy': true,
  '/terms': true,
} satisfies Record<`/${string}`, boolean>;

export type PagePath = keyof typeof IS_LIVE;

/** The paths of live pages, in order. */
export const LIVE_PATHS = Object.entries<boolean>(IS_LIVE).flatMap(([path, isPageLive]) =>
  isPageLive ? path : [],
);

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

/** Id of the contact block in the footer of every public page. */
export const CONTACT_BLOCK_ID = 'contact-details';

/** Whether the page behind a link is live. */
export function isLive(to: NavLink['to']): boolean {
  const [path = '/'] = to.split('#');
  return LIVE_PATHS.includes(path);
}

/** The links whose pages are live, in order. */
export function liveLinks(links: readonly NavLink[]): NavLink[] {
  return links.filter((link) => isLive(link.to));
}

/** Target of 'Contact Us': the contact page, or the footer's contact block until that page is live. */
export function contactTarget(): string {
  return isLive('/contact') ? '/contact' : `#${CONTACT_BLOCK_ID}`;
}
