import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  FileText,
  Images,
  Layers,
  LayoutDashboard,
  Route,
  Mail,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';

export interface AdminSection {
  label: string;
  path: string;
  Icon: LucideIcon;
  /** Whether the section has a page; only then is it linked. */
  isLive: boolean;
  /** Which unread count is shown next to it. */
  unread?: 'quotes' | 'applications' | 'messages';
}

/** The console's start page; `/admin/dashboard` shows the same. */
export const ADMIN_HOME = '/admin';

/** The console's sections, in menu order. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { label: 'Dashboard', path: ADMIN_HOME, Icon: LayoutDashboard, isLive: true },
  { label: 'Analytics & Data', path: '/admin/analytics', Icon: ChartNoAxesColumn, isLive: true },
  { label: 'Gallery', path: '/admin/gallery', Icon: Images, isLive: true },
  { label: 'Fleet', path: '/admin/fleet', Icon: Truck, isLive: true },
  { label: 'Users', path: '/admin/users', Icon: Users, isLive: true },
  {
    label: 'Careers',
    path: '/admin/careers',
    Icon: BriefcaseBusiness,
    isLive: true,
    unread: 'applications',
  },
  { label: 'Services', path: '/admin/services', Icon: Layers, isLive: true },
  { label: 'Quotes', path: '/admin/quotes', Icon: FileText, isLive: true, unread: 'quotes' },
  { label: 'Loads', path: '/admin/loads', Icon: Route, isLive: true },
  { label: 'Messages', path: '/admin/messages', Icon: Mail, isLive: true, unread: 'messages' },
];

/** Whether a path belongs to a section. The dashboard has two exact paths and nothing below them. */
export function isCurrentSection({ path }: AdminSection, pathname: string): boolean {
  const here = pathname.replace(/\/+$/, '');
  if (path === ADMIN_HOME) return here === ADMIN_HOME || here === `${ADMIN_HOME}/dashboard`;
  return here === path || here.startsWith(`${path}/`);
}
