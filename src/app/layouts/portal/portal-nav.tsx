import { NavLink } from 'react-router-dom';
import { OfferCount } from '@/features/escorts/components/work/offer-count';
import { useAuth } from '@/session/use-auth';
import { portalLinks } from './portal-links';

/** The portal's navigation under the header: only the pages of the user's roles. */
export function PortalNav() {
  const { user, roles, isRolesLoading, hasRole } = useAuth();
  const links = isRolesLoading ? [] : portalLinks(roles);
  return (
    <div className="dark-surface border-b border-line pt-header">
      <nav aria-label="Portal" className="wrap min-h-12 overflow-x-auto [scrollbar-width:none]">
        <ul className="flex gap-[clamp(0.875rem,2.4vw,1.75rem)]">
          {links.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="inline-flex min-h-12 items-center gap-1.5 text-ui font-medium whitespace-nowrap text-muted no-underline -outline-offset-2 hover:text-fg aria-[current=page]:font-semibold aria-[current=page]:text-fg aria-[current=page]:shadow-[inset_0_-3px_0_var(--accent)]"
              >
                <span>{label}</span>{' '}
                {to === '/escorts' && user !== null && hasRole('pilot_car') && (
                  <OfferCount userId={user.id} />
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
