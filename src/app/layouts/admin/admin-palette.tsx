import { CommandPalette } from '@/features/search/components/command-palette';
import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { useAuth } from '@/session/use-auth';
import { consoleCommands } from './commands';

/** Page, noun and heading of each kind of record a moderator finds. */
const MODERATOR_RECORDS = {
  quote: { path: RECORD_PATHS.quote, noun: 'Quote', group: 'Quotes' },
  application: { path: RECORD_PATHS.application, noun: 'Application', group: 'Applications' },
  message: { path: RECORD_PATHS.message, noun: 'Message', group: 'Messages' },
};
const ADMIN_RECORDS = {
  ...MODERATOR_RECORDS,
  user: { path: RECORD_PATHS.user, noun: 'User', group: 'Users' },
  offer: { path: RECORD_PATHS.offer, noun: 'Offer', group: 'Offers' },
  load: { path: RECORD_PATHS.load, noun: 'Load', group: 'Loads' },
};

/** The open search with the console's commands and records. */
export function AdminPalette({ onClose }: { onClose: () => void }) {
  const { isAdmin, signOut } = useAuth();
  const commands = consoleCommands({
    isAdmin,
    signOut: () => {
      signOut('console');
    },
  });
  return (
    <CommandPalette
      commands={commands}
      records={isAdmin ? ADMIN_RECORDS : MODERATOR_RECORDS}
      onClose={onClose}
    />
  );
}
