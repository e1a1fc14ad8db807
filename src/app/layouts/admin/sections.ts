import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  FileCheck,
  FileText,
  HandCoins,
  History,
  Images,
  Layers,
  LayoutDashboard,
  Route,
  Mail,
  Ruler,
  Server,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';

export interface AdminSection {
  label: string;
  path: string;
  Icon: LucideIcon;
  /** Which unread count is shown next to it. */
  unread?: 'quotes' | 'applications' | 'messages';
  /** Moderators see it too. */
  isForModerators?: boolean;
}

/** The console's start page; `/admin/dashboard` shows the same. */
export const ADMIN_HOME = '/admin';

/** The console's sections, in menu order. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { label: 'Dashboard', path: ADMIN_HOME, Icon: LayoutDashboard, isForModerators: true },
  { label: 'Analytics & Data', path: '/admin/analytics', Icon: ChartNoAxesColumn },
  { label: 'Gallery', path: '/admin/gallery', Icon: Images },
  { label: 'Fleet', path: '/admin/fleet', Icon: Truck },
  { label: 'Users', path: '/admin/users', Icon: Users },
  {
    label: 'Careers',
    path: '/admin/careers',
    Icon: BriefcaseBusiness,
    unread: 'applications',
    isForModerators: true,
  },
  { label: 'Services', path: '/admin/services', Icon: Layers },
  {
    label: 'Quotes',
    path: '/admin/quotes',
    Icon: FileText,
    unread: 'quotes',
    isForModerators: true,
  },
  { label: 'Offers', path: '/admin/offers', Icon: HandCoins },
  { label: 'Loads', path: '/admin/loads', Icon: Route },
  { label: 'Permits', path: '/admin/permits', Icon: FileCheck },
  { label: 'Rules', path: '/admin/rules', Icon: Ruler },
  {
    label: 'Messages',
    path: '/admin/messages',
    Icon: Mail,
    unread: 'messages',
    isForModerators: true,
  },
  { label: 'Activity', path: '/admin/activity', Icon: History },
  { label: 'System', path: '/admin/system', Icon: Server },
];

const MODERATOR_SECTIONS = ADMIN_SECTIONS.filter(({ isForModerators = false }) => isForModerators);

/** The sections an admin or a moderator may open, in menu order. */
export function sectionsFor({ isAdmin }: { isAdmin: boolean }): readonly AdminSection[] {
  return isAdmin ? ADMIN_SECTIONS : MODERATOR_SECTIONS;
}

/** True if a path belongs to a section. The dashboard has two exact paths and nothing below them. */
export function isCurrentSection({ path }: AdminSection, pathname: string): boolean {
  const here = pathname.replace(/\/+$/, '');
  if (path === ADMIN_HOME) return here === ADMIN_HOME || here === `${ADMIN_HOME}/dashboard`;
  return here === path || here.startsWith(`${path}/`);
}
