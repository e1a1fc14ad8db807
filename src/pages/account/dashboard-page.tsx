import { useQuery } from '@tanstack/react-query';
import { ProfileCard } from '@/features/dashboard/components/profile-card';
import { QuickActionsCard } from '@/features/dashboard/components/quick-actions-card';
import { dashboardRole } from '@/features/dashboard/model/dashboard-role';
import { greetingName } from '@/features/dashboard/model/greeting-name';
import { quickActions } from '@/features/dashboard/model/quick-actions';
import { LatestQuotes } from '@/features/quotes/components/own/latest-quotes';
import { ROLE_LABELS } from '@/session/role-labels';
import { profileQueryOptions } from '@/session/session-queries';
import { useAuth } from '@/session/use-auth';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { Skeleton } from '@/shared/ui/skeleton';

/** /dashboard */
export function DashboardPage() {
  const { user, roles, isRolesLoading } = useAuth();
  const profile = useQuery(profileQueryOptions(user?.id));
  const role = dashboardRole(roles);

  return (
    <>
      <PageMetadata
        title="Dashboard"
        description="Your profile, quick actions and latest quotes."
        path="/dashboard"
        noIndex
      />
      <section className="dark-surface pt-header">
        <div className="wrap py-[clamp(2.5rem,2rem+2vw,4rem)]">
          {isRolesLoading || profile.isPending ? (
            <GreetingSkeleton />
          ) : (
            <>
              <span className="inline-flex rounded-xs bg-accent px-2 py-1.25 text-xs leading-none font-semibold text-accent-fg font-stretch-[86%]">
                {ROLE_LABELS[role]}
              </span>
              <h1 className="mt-4 type-h2! wrap-anywhere">
                Welcome back, {greetingName(profile.data, user?.email)}!
              </h1>
            </>
          )}
        </div>
      </section>
      <div className="wrap grid items-start gap-gap pt-[clamp(1.5rem,1rem+1.5vw,3.5rem)] pb-section *:min-w-0 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-gap *:min-w-0">
          <QuickActionsCard actions={isRolesLoading ? [] : quickActions(role)} />
          {user !== null && <LatestQuotes userId={user.id} />}
        </div>
        <ProfileCard query={profile} email={user?.email} />
      </div>
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
