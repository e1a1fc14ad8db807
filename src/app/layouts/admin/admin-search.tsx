import { CommandPalette } from '@/features/search/components/command-palette';
import { useSearchHotkey } from '@/features/search/components/use-search-hotkey';
import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { ADMIN_SECTIONS } from './sections';

const PAGES = ADMIN_SECTIONS.map(({ label, path }) => ({
  to: path,
  title: label,
  detail: 'Page',
}));

/** Path and label for each kind of record the search finds. */
const RECORDS = {
  quote: { path: RECORD_PATHS.quote, noun: 'Quote' },
  application: { path: RECORD_PATHS.application, noun: 'Application' },
  message: { path: RECORD_PATHS.message, noun: 'Message' },
  user: { path: RECORD_PATHS.user, noun: 'User' },
  load: { path: RECORD_PATHS.load, noun: 'Load' },
};

interface AdminSearchProps {
  isOpen: boolean;
  /** Must be a stable function. */
  onOpen: () => void;
  onClose: () => void;
}

/** Searches the whole console. Ctrl+K or Cmd+K opens it anywhere. */
export function AdminSearch({ isOpen, onOpen, onClose }: AdminSearchProps) {
  useSearchHotkey(onOpen);
  if (!isOpen) return null;
  return <CommandPalette pages={PAGES} records={RECORDS} onClose={onClose} />;
}
