import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { CommandPalette } from '@/features/search/components/command-palette';
import { useSearchHotkey } from '@/features/search/components/use-search-hotkey';
import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { ADMIN_SECTIONS } from './sections';
import { SideButton } from './side-item';

const PAGES = ADMIN_SECTIONS.filter(({ isLive }) => isLive).map(({ label, path }) => ({
  to: path,
  title: label,
  detail: 'Page',
}));

/** Where the records the search finds are opened, by kind. */
const RECORDS = {
  quote: { path: RECORD_PATHS.quote, noun: 'Quote' },
  message: { path: RECORD_PATHS.message, noun: 'Message' },
  application: { path: RECORD_PATHS.application, noun: 'Application' },
  user: { path: RECORD_PATHS.user, noun: 'User' },
};

/** The search in the sidebar; Ctrl or Command with K opens it from everywhere. */
export function AdminSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setIsOpen(true);
  }, []);
  useSearchHotkey(open);
  return (
    <>
      <SideButton Icon={Search} label="Search (Ctrl K)" onClick={open} />
      {isOpen && (
        <CommandPalette
          pages={PAGES}
          records={RECORDS}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
