import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { ConsoleContext } from '@/pages/admin/console-page';
import { SKIP_LINKS_ID } from '@/shared/console/list/skip-to-list';
import { ConsoleShortcuts } from '@/shared/console/shortcuts/console-shortcuts';
import { SkipLink } from '../public/skip-link';
import { useFocusOnNavigation } from '../public/use-focus-on-navigation';
import { AdminMenu } from './admin-menu';
import { AdminSearch } from './admin-search';
import { AdminSidebar } from './admin-sidebar';

/** The console's sidebar (a menu on small screens) and the current page. */
export function AdminFrame() {
  const location = useLocation();
  // Navigation closes the menu, because it's tied to the location where it was opened.
  const [menuOpenedAt, setMenuOpenedAt] = useState<string>();
  const [isSearching, setIsSearching] = useState(false);
  const handleSearch = useCallback(() => {
    setMenuOpenedAt(undefined);
    setIsSearching(true);
  }, []);
  useFocusOnNavigation();
  const context: ConsoleContext = {
    onOpenMenu: () => {
      setMenuOpenedAt(location.key);
    },
  };

  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] xl:grid-cols-[4rem_minmax(0,1fr)] 3xl:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink />
      <div id={SKIP_LINKS_ID} className="contents" />
      <ConsoleShortcuts />
      <AdminSidebar onSearch={handleSearch} />
      <AdminMenu
        key={location.key}
        isOpen={menuOpenedAt === location.key}
        onClose={() => {
          setMenuOpenedAt(undefined);
        }}
        onSearch={handleSearch}
      />
      <AdminSearch
        isOpen={isSearching}
        onOpen={handleSearch}
        onClose={() => {
          setIsSearching(false);
        }}
      />
      <div className="min-w-0">
        <Outlet context={context} />
      </div>
    </div>
  );
}
