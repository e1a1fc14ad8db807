import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { equipmentQueryOptions } from '@/features/profile/api/equipment';
import { Availability } from '@/features/profile/components/availability';
import { CarrierEquipment } from '@/features/profile/components/carrier-equipment';
import { DeleteAccount } from '@/features/profile/components/delete-account';
import { DetailsForm } from '@/features/profile/components/details-form';
import { EmailForm } from '@/features/profile/components/email-form';
import { EquipmentSection } from '@/features/profile/components/equipment-section';
import { PasswordForm } from '@/features/profile/components/password-form';
import { SignOutEverywhere } from '@/features/profile/components/sign-out-everywhere';
import { SecondFactorSection } from '@/features/second-factor/components/second-factor-section';
import { profileQueryOptions } from '@/session/session-queries';
import { useAuth } from '@/session/use-auth';
import { lazyPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';

const PapersSection = lazyPart(
  async () => (await import('@/features/pilot-papers/components/papers-section')).PapersSection,
  { onFailure: PartFailure, fallback: <Skeleton className="h-48" /> },
);

/** /profile */
export function ProfilePage() {
  const { user, hasRole } = useAuth();
  return (
    <>
      <PageMetadata
        title="Your Profile"
        description="Your name, contact details, password and availability."
        path="/profile"
        noIndex
      />
      <section className="dark-surface">
        <div className="wrap py-[clamp(1.75rem,1.25rem+1.5vw,3rem)]">
          <h1 className="type-h2!">Your profile</h1>
        </div>
      </section>
      {user !== null && (
        <div className="wrap pt-2 pb-section">
          <ProfileSection
            id="details"
            title="Details"
            lead="Your name, and how dispatch can reach you."
          >
            <Details userId={user.id} />
          </ProfileSection>
          {hasRole('carrier') && (
            <ProfileSection
              id="equipment"
              title="Equipment"
              lead="The trailers and tractors you run. Dispatch checks them when looking for a carrier."
            >
              <CarrierEquipment userId={user.id} />
            </ProfileSection>
          )}
          {hasRole('pilot_car') && (
            <>
              <ProfileSection
                id="availability"
                title="Availability"
                lead="The days you can run. Dispatch checks them before offering an escort job."
              >
                <Availability userId={user.id} />
              </ProfileSection>
              <ProfileSection
                id="certificates"
                title="Certificates and insurance"
                lead="They have to cover the states and days of a job before you can accept it."
              >
                <Papers userId={user.id} />
              </ProfileSection>
              <ProfileSection
                id="pilot-equipment"
                title="Equipment"
                lead="Your home base, your equipment, and the states where you work."
              >
                <EquipmentSection userId={user.id} />
              </ProfileSection>
            </>
          )}
          <ProfileSection id="email" title="Email" lead="The address you sign in with.">
            <EmailForm userId={user.id} email={user.email ?? ''} />
          </ProfileSection>
          <ProfileSection
            id="password"
            title="Password"
            lead="At least eight characters that you don’t use anywhere else."
          >
            <PasswordForm userId={user.id} email={user.email ?? ''} />
          </ProfileSection>
          {(hasRole('admin') || hasRole('moderator')) && (
            <ProfileSection
              id="two-step"
              title="Two-step verification"
              lead="A code from your phone, in addition to your password."
            >
              <SecondFactorSection user={user} />
            </ProfileSection>
          )}
          <ProfileSection
            id="sign-out"
            title="Sign out everywhere"
            lead="All your devices and browsers."
          >
            <SignOutEverywhere />
          </ProfileSection>
          <ProfileSection id="delete" title="Delete account" lead="If you no longer need it.">
            <DeleteAccount userId={user.id} email={user.email ?? ''} />
          </ProfileSection>
        </div>
      )}
    </>
  );
}

interface ProfileSectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the page: title and lead on the left, the form on the right. */
function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  const { hash } = useLocation();
  useEffect(() => {
    // The page renders after navigation, too late for the browser to scroll to the anchor itself.
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
  return (
    <section className="grid gap-x-gap gap-y-6 border-b py-[clamp(2rem,1.5rem+1.6vw,3.25rem)] last:border-b-0 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id={id} className="scroll-mt-28 type-h3">
          {title}
        </h2>
        <p className="mt-2 text-muted lg:max-w-[32ch]">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** The papers, with the states in which the pilot car says they are certified. */
function Papers({ userId }: { userId: string }) {
  const { data: equipment } = useQuery(equipmentQueryOptions(userId));
  return <PapersSection userId={userId} stated={equipment?.certified_states ?? []} />;
}

function Details({ userId }: { userId: string }) {
  const { data: profile, isError, isFetching, refetch } = useQuery(profileQueryOptions(userId));
  if (profile !== undefined) return <DetailsForm key={profile.id} profile={profile} />;
  if (!isError) return <Skeleton className="h-60" />;
  return <RetryAlert title="We couldn’t load your profile." query={{ isFetching, refetch }} />;
}
