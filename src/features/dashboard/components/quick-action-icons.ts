import {
  CalendarCheck,
  CalendarDays,
  ClipboardList,
  FilePlus,
  LayoutDashboard,
  MapPinned,
  MessageSquare,
  Package,
  Truck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { QuickActionTopic } from '../model/quick-actions';

/** The icon of each quick action. */
export const QUICK_ACTION_ICONS: Record<QuickActionTopic, LucideIcon> = {
  quote: FilePlus,
  quotes: ClipboardList,
  loads: Package,
  schedule: CalendarDays,
  fleet: Truck,
  escorts: MapPinned,
  days: CalendarCheck,
  admin: LayoutDashboard,
  person: UserRound,
  help: MessageSquare,
};
