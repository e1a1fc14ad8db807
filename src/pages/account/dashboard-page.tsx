import { useQuery } from '@tanstack/react-query';
import { ProfileCard } from '@/features/dashboard/components/profile-card';
import { QuickActionsCard } from '@/features/dashboard/components/quick-actions-card';
import { dashboardRole } from '@/features/dashboard/model/dashboard-role';
import { greetingName } from '@/features/dashboard/model/greeting-name';
import { quickActions } from '@/features/dashboard/model/quick-actions';
import { DriverWork } from '@/features/driver/components/work/driver-work';
import { ThisWeek } from '@/features/driver/components/work/this-week';
import { PilotWork } from '@/features/escorts/components/work/pilot-work';
import { LatestQuotes } from '@/features/quotes/components/own/latest-quotes';
import { ROLE_LABELS } from '@/session/role-labels';
import { profileQueryOptions } from '@/session/session-queries';
import { useAuth } from '@/session/use-auth';
import { lazyPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { Skeleton } from '@/shared/ui/skeleton';

const PapersCard = lazyPart(
  async () => (await import('@/features/pilot-papers/components/papers-card')).PapersCard,
  { onFailure: PartFailure, fallback: <Skeleton className="h-48" /> },
);

/** /dashboard */
export function DashboardPage() {
  const { user, roles, hasRole, isRolesLoading } = useAuth();
  const profile = useQuery(profileQueryOptions(user?.id));
  const role = dashboardRole(roles);

  return (
    <>
      <PageMetadata
        title="Dashboard"
        description="Your loads, offers and quotes, quick actions and profile."
        path="/dashboard"
        noIndex
      />
      <section className="dark-surface">
        <div className="wrap py-[clamp(1.75rem,1.25rem+1.5vw,3rem)]">
          {isRolesLoading || profile.isPending ? (
            <GreetingSkeleton />
          ) : (
            <>
              <span className="inline-flex rounded-xs bg-accent px-2 py-1.25 text-xs leading-none font-semibold text-accent-fg font-stretch-[86%]">
                {ROLE_LABELS[role]}
              </span>
              <h1 className="mt-4 type-h2! wrap-anywhere">{`Welcome back, ${greetingName(profile.data, user?.email)}!`}</h1>
            </>
          )}
        </div>
      </section>
      <div className="wrap grid items-start gap-gap pt-[clamp(1.5rem,1rem+1.5vw,3rem)] pb-section *:min-w-0 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-[clamp(1rem,0.7rem+1vw,1.75rem)] *:min-w-0">
          {user === null || isRolesLoading ? (
            <Skeleton className="h-80" />
          ) : (
            <Work userId={user.id} />
          )}
        </div>
        <div className="grid gap-[clamp(1rem,0.7rem+1vw,1.75rem)] *:min-w-0">
          {user !== null && hasRole('pilot_car') && <PapersCard userId={user.id} />}
          <QuickActionsCard actions={isRolesLoading ? [] : quickActions(role)} />
          <ProfileCard query={profile} email={user?.email} />
        </div>
      </div>
    </>
  );
}

/** The user's open work for each of their roles: moves first, then quotes. */
function Work({ userId }: { userId: string }) {
  const { hasRole, isStaff } = useAuth();
  const isDriver = hasRole('driver');
  const isPilot = hasRole('pilot_car');
  const isOnTheRoad = isDriver || isPilot;
  return (
    <>
      {isPilot && <PilotWork userId={userId} />}
      {isDriver && <DriverWork userId={userId} />}
      {isOnTheRoad && <ThisWeek userId={userId} />}
      <LatestQuotes userId={userId} isCustomer={!isOnTheRoad && !isStaff} />
    </>
  );
}

/** Placeholder for the role badge and the greeting while they load. */
function GreetingSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-5.75 w-20" />
      <Skeleton className="mt-4 h-[1.02em] max-w-[16em] type-h2" />
    </div>
  );
}
