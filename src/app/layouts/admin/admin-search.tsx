import { CommandPalette } from '@/features/search/components/command-palette';
import { useSearchHotkey } from '@/features/search/components/use-search-hotkey';
import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { useAuth } from '@/session/use-auth';
import { consoleCommands } from './commands';

/** Page, noun and heading of each kind of record the search finds. */
const RECORDS = {
  quote: { path: RECORD_PATHS.quote, noun: 'Quote', group: 'Quotes' },
  application: { path: RECORD_PATHS.application, noun: 'Application', group: 'Applications' },
  message: { path: RECORD_PATHS.message, noun: 'Message', group: 'Messages' },
  user: { path: RECORD_PATHS.user, noun: 'User', group: 'Users' },
  load: { path: RECORD_PATHS.load, noun: 'Load', group: 'Loads' },
};

interface AdminSearchProps {
  isOpen: boolean;
  /** Must be a stable function. */
  onOpen: () => void;
  onClose: () => void;
}

/** Searches the whole console and runs commands. Ctrl+K or Cmd+K opens it anywhere. */
export function AdminSearch({ isOpen, onOpen, onClose }: AdminSearchProps) {
  useSearchHotkey(onOpen);
  const { signOut } = useAuth();
  if (!isOpen) return null;
  const commands = consoleCommands({
    signOut: () => {
      signOut('console');
    },
  });
  return <CommandPalette commands={commands} records={RECORDS} onClose={onClose} />;
}
