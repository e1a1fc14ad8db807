import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatMonth } from '@domain/time/moment-text';
import type { Profile } from '@/session/session-queries';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';

const NOT_PROVIDED = 'Not provided';

interface ProfileCardProps {
  query: UseQueryResult<Profile>;
  /** The session's address, which is known even if the profile fails to load. */
  email: string | undefined;
}

/** The Profile Details card. */
export function ProfileCard({ query, email }: ProfileCardProps) {
  const { data: profile, isPending, isError, isFetching, refetch } = query;
  return (
    <Panel isPadded={false}>
      <PanelHead title="Profile Details" />
      {isError && (
        <RetryAlert
          title="We couldn’t load your profile."
          className="m-4.5 mb-0"
          query={{ isFetching, refetch }}
        />
      )}
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3.5 px-4.5 py-4 leading-snug">
        <Entry term="Email">{profile?.email ?? email ?? NOT_PROVIDED}</Entry>
        <Entry term="Phone" isPending={isPending}>
          <Given text={profile?.phone} />
        </Entry>
        <Entry term="Company" isPending={isPending}>
          <Given text={profile?.company_name} />
        </Entry>
        <Entry term="Joined" isPending={isPending}>
          {profile ? formatMonth(profile.created_at) : <Missing>Recently</Missing>}
        </Entry>
      </dl>
    </Panel>
  );
}

interface EntryProps {
  term: string;
  isPending?: boolean;
  children: ReactNode;
}

function Entry({ term, isPending = false, children }: EntryProps) {
  return (
    <>
      <dt className="text-subtle">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">
        {isPending ? <Skeleton className="my-0.5 h-4.5 w-28" /> : children}
      </dd>
    </>
  );
}

function Given({ text }: { text: string | null | undefined }) {
  const isGiven = text !== null && text !== undefined && text !== '';
  return isGiven ? <span>{text}</span> : <Missing>{NOT_PROVIDED}</Missing>;
}

function Missing({ children }: { children: ReactNode }) {
  return <span className="text-subtle">{children}</span>;
}
