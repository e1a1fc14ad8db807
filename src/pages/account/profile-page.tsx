import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Availability } from '@/features/profile/components/availability';
import { DeleteAccount } from '@/features/profile/components/delete-account';
import { DetailsForm } from '@/features/profile/components/details-form';
import { EmailForm } from '@/features/profile/components/email-form';
import { EquipmentPart } from '@/features/profile/components/equipment';
import { PasswordForm } from '@/features/profile/components/password-form';
import { profileQueryOptions } from '@/session/session-queries';
import { useAuth } from '@/session/use-auth';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';

/** /profile */
export function ProfilePage() {
  const { user, hasRole } = useAuth();
  return (
    <>
      <PageMetadata
        title="Your Profile"
        description="Your name, contact, password and availability."
        path="/profile"
        noIndex
      />
      <section className="dark-surface pt-header">
        <div className="wrap py-[clamp(2.5rem,2rem+2vw,4rem)]">
          <Link
            to="/dashboard"
            className="text-sm font-semibold underline underline-offset-4 hover:no-underline"
          >
            Dashboard
          </Link>
          <h1 className="mt-4 type-h2!">Your profile</h1>
        </div>
      </section>
      {user !== null && (
        <div className="wrap pt-2 pb-section">
          <Part
            id="details"
            title="Details"
            lead="What we call you, and where dispatch reaches you."
          >
            <Details userId={user.id} />
          </Part>
          {hasRole('pilot_car') && (
            <>
              <Part
                id="availability"
                title="Availability"
                lead="The days you can run. Dispatch looks here before it offers an escort."
              >
                <Availability userId={user.id} />
              </Part>
              <Part
                id="equipment"
                title="Equipment and certifications"
                lead="Where you start from, what your car carries, and where you may escort."
              >
                <EquipmentPart userId={user.id} />
              </Part>
            </>
          )}
          <Part id="email" title="Email" lead="The address you sign in with.">
            <EmailForm userId={user.id} email={user.email ?? ''} />
          </Part>
          <Part id="password" title="Password" lead="At least eight characters, used nowhere else.">
            <PasswordForm email={user.email ?? ''} />
          </Part>
          <Part id="delete" title="Delete account" lead="For when you do not need us any more.">
            <DeleteAccount email={user.email ?? ''} />
          </Part>
        </div>
      )}
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the page: what it is about at the left, the form at the right, a rule below. */
function Part({ id, title, lead, children }: PartProps) {
  const { hash } = useLocation();
  useEffect(() => {
    // The page comes after the click that named the part, so the browser found nothing to go to.
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
  return (
    <section className="grid gap-x-gap gap-y-6 border-b py-[clamp(2rem,1.5rem+1.6vw,3.25rem)] last:border-b-0 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id={id} className="scroll-mt-28 type-h3">
          {title}
        </h2>
        <p className="mt-2 max-w-[32ch] text-muted">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Details({ userId }: { userId: string }) {
  const { data: profile, isError, isFetching, refetch } = useQuery(profileQueryOptions(userId));
  if (profile !== undefined) return <DetailsForm key={profile.id} profile={profile} />;
  if (!isError) return <Skeleton className="h-60" />;
  return (
    <Alert
      tone="danger"
      title="Your profile could not be loaded."
      actions={
        <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}
