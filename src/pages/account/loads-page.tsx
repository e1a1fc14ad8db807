import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AppRole } from '@domain/roles';
import { COMPANY } from '@/content/company';
import type { PagePath } from '@/content/navigation';
import { ProtectedRoute } from '@/session/protected-route';
import { useAuth } from '@/session/use-auth';
import { AccountHead } from '@/shared/blocks/account-head';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { ButtonLink } from '@/shared/ui/button';

interface LoadsPageProps {
  title: string;
  lead: string;
  description: string;
  path: PagePath;
  /** The page opens for users with one of these roles. */
  roles: readonly AppRole[];
  /** Renders the signed-in user's content. */
  children: (userId: string) => ReactNode;
}

/** Layout of the driver and pilot car pages, with a button to call dispatch. */
export function LoadsPage({ title, lead, description, path, roles, children }: LoadsPageProps) {
  const { user } = useAuth();
  return (
    <ProtectedRoute requiredRoles={roles}>
      <PageMetadata title={title} description={description} path={path} noIndex />
      <AccountHead
        title={title}
        lead={lead}
        actions={
          <ButtonLink to={COMPANY.phones.dispatch.href} variant="outline" size="md">
            <Phone /> Call dispatch: {COMPANY.phones.dispatch.display}
          </ButtonLink>
        }
      />
      <div className="wrap pt-[clamp(1.5rem,1rem+1.5vw,3rem)] pb-section">
        {user !== null && children(user.id)}
      </div>
    </ProtectedRoute>
  );
}
