import { useQuery } from '@tanstack/react-query';
import { joinList } from '@domain/text/join-list';
import type { AppRole } from '@domain/roles';
import { COMPANY } from '@/content/company';
import { ROLE_LABELS } from '@/session/role-labels';
import type { SessionUser } from '@/session/session-store';
import { useAuth } from '@/session/use-auth';
import { Alert } from '@/shared/ui/alert';
import { ButtonLink } from '@/shared/ui/button';
import { PartLoading } from '@/shared/ui/part-loading';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { invitationQueryOptions, type OwnInvitation } from '../api/invitation';
import { ROLE_PURPOSES } from '../model/role-purposes';
import { NewPasswordCard } from './new-password-card';

interface InvitationCardProps {
  user: SessionUser;
  onDone: () => void;
}

/** Shows who invited the user and in which role, and lets them set a password. */
export function InvitationCard({ user, onDone }: InvitationCardProps) {
  const { roles, isRolesLoading } = useAuth();
  const { data, isError, isFetching, refetch } = useQuery(invitationQueryOptions(user.id));
  const email = user.email ?? '';

  if (isError) {
    return (
      <RetryAlert title="We couldn’t load your invitation." query={{ isFetching, refetch }}>
        The link worked and you’re signed in. Check your connection and try again.
      </RetryAlert>
    );
  }
  if (data === undefined || isRolesLoading) return <PartLoading className="min-h-60" />;
  if (data === null) return <NoInvitation email={email} />;
  return (
    <NewPasswordCard email={email} purpose="invitation" onDone={onDone}>
      <Invited invitation={data} roles={roles} />
      <p className="text-muted">
        Choose a password for <strong className="wrap-anywhere text-fg">{email}</strong>. Only you
        will know it.
      </p>
    </NewPasswordCard>
  );
}

interface InvitedProps {
  invitation: OwnInvitation;
  roles: readonly AppRole[];
}

function Invited({ invitation: { invited_by: inviter }, roles }: InvitedProps) {
  const [first] = roles;
  const names = joinList(roles.map((role) => ROLE_LABELS[role]));
  return (
    <p>
      {inviter === '' ? (
        <span>You’re invited</span>
      ) : (
        <>
          <strong>{inviter}</strong> invited you
        </>
      )}{' '}
      <span>{`to join ${COMPANY.name}`}</span>
      {first === undefined ? (
        <span>.</span>
      ) : (
        <>
          {' '}
          as <strong>{names}</strong>
          <span>{`. You’ll find ${ROLE_PURPOSES[first]} here.`}</span>
        </>
      )}
    </p>
  );
}

/** Shown to signed-in users who weren't invited. */
function NoInvitation({ email }: { email: string }) {
  return (
    <Alert
      tone="info"
      title="No invitation for this account"
      actions={
        <ButtonLink variant="quiet" size="sm" to="/dashboard">
          Go to the dashboard
        </ButtonLink>
      }
    >
      You’re signed in as <span className="wrap-anywhere">{email}</span>. If we invited you at
      another address, open the link in the email we sent there.
    </Alert>
  );
}
