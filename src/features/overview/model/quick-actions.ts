import { FileText, Images, Layers, Mail, Truck, UserPlus, type LucideIcon } from 'lucide-react';

/** A shortcut on the dashboard. */
export interface QuickAction {
  label: string;
  to: string;
  Icon: LucideIcon;
}

/** The most common tasks of an admin. */
export const QUICK_ACTIONS: readonly QuickAction[] = [
  { label: 'Review new quotes', to: '/admin/quotes?status=new', Icon: FileText },
  { label: 'Answer messages', to: '/admin/messages?status=new', Icon: Mail },
  { label: 'Upload images', to: '/admin/gallery', Icon: Images },
  { label: 'Add a vehicle', to: '/admin/fleet?vehicle=new', Icon: Truck },
  { label: 'Add a service', to: '/admin/services?service=new', Icon: Layers },
  { label: 'Add a user', to: '/admin/users?user=new', Icon: UserPlus },
];
