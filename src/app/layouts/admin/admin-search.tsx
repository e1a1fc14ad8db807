import { CommandPalette } from '@/features/search/components/command-palette';
import { useSearchHotkey } from '@/features/search/components/use-search-hotkey';
import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { ADMIN_SECTIONS } from './sections';

const PAGES = ADMIN_SECTIONS.filter(({ isLive }) => isLive).map(({ label, path }) => ({
  to: path,
  title: label,
  detail: 'Page',
}));

/** Where the records the search finds are opened, by kind. */
const RECORDS = {
  quote: { path: RECORD_PATHS.quote, noun: 'Quote' },
  application: { path: RECORD_PATHS.application, noun: 'Application' },
  message: { path: RECORD_PATHS.message, noun: 'Message' },
  user: { path: RECORD_PATHS.user, noun: 'User' },
  load: { path: RECORD_PATHS.load, noun: 'Load' },
};

interface AdminSearchProps {
  isOpen: boolean;
  /** Must stay the same function. */
  onOpen: () => void;
  onClose: () => void;
}

/** The search over the console; Ctrl or Command with K opens it from everywhere. */
export function AdminSearch({ isOpen, onOpen, onClose }: AdminSearchProps) {
  useSearchHotkey(onOpen);
  if (!isOpen) return null;
  return <CommandPalette pages={PAGES} records={RECORDS} onClose={onClose} />;
}
