import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CONSOLE_MAIN_ID, type ConsoleContext } from '@/pages/admin/console-page';
import { AdminMenu } from './admin-menu';
import { AdminSidebar } from './admin-sidebar';

/** Sidebar or menu, and the page beside it. */
export function AdminFrame() {
  const location = useLocation();
  // The menu belongs to the place it was opened at: going anywhere closes it.
  const [menuOpenedAt, setMenuOpenedAt] = useState<string>();
  const context: ConsoleContext = {
    onOpenMenu: () => {
      setMenuOpenedAt(location.key);
    },
  };

  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] xl:grid-cols-[4rem_minmax(0,1fr)] 3xl:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href={`#${CONSOLE_MAIN_ID}`}
        className="absolute -top-16 left-4 z-consent bg-accent px-4 py-3 font-[650] text-accent-fg focus:top-4"
      >
        Skip to content
      </a>
      <AdminSidebar />
      <AdminMenu
        isOpen={menuOpenedAt === location.key}
        onClose={() => {
          setMenuOpenedAt(undefined);
        }}
      />
      <div className="min-w-0">
        <Outlet context={context} />
      </div>
    </div>
  );
}
