import { ExternalLink, Keyboard, LogOut, Search } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { unreadCountsQueryOptions } from '@/features/overview/api/unread-counts';
import { showShortcuts } from '@/shared/console/shortcuts/console-shortcuts';
import { useAuth } from '@/session/use-auth';
import { isCurrentSection, sectionsFor } from './sections';
import { SideButton, SideLink } from './side-item';
import { ThemeSwitch } from './theme-switch';

/** The console's navigation: its sections, then settings and sign-out. */
export function AdminNav({ onSearch }: { onSearch: () => void }) {
  const { pathname } = useLocation();
  const { signOut, isAdmin } = useAuth();
  const { data: unread } = useQuery(unreadCountsQueryOptions());

  return (
    <>
      <SideButton
        Icon={Search}
        label={
          <>
            Search <span className="max-xl:hidden">(Ctrl K)</span>
          </>
        }
        onClick={onSearch}
      />
      <nav aria-label="Console" className="grid gap-px">
        {sectionsFor({ isAdmin }).map((section) => (
          <SideLink
            key={section.path}
            Icon={section.Icon}
            label={section.label}
            to={section.path}
            isCurrent={isCurrentSection(section, pathname)}
            count={unread && section.unread && { value: unread[section.unread], label: 'new' }}
          />
        ))}
      </nav>
      <div className="mt-auto grid gap-px border-t border-line-strong pt-3">
        <div className="max-xl:hidden">
          <SideButton Icon={Keyboard} label="Keyboard shortcuts" onClick={showShortcuts} />
        </div>
        <ThemeSwitch />
        <SideLink Icon={ExternalLink} label="Back to Site" to="/" isNewTab />
        <SideButton
          Icon={LogOut}
          label="Sign Out"
          onClick={() => {
            signOut('console');
          }}
        />
      </div>
    </>
  );
}
