import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { PartLoading } from '@/shared/ui/part-loading';
import { RetryAlert } from '@/shared/ui/retry-alert';
import {
  secondFactorsQueryOptions,
  useRequireSecondFactorMutation,
  type SecondFactors,
} from '../api/second-factors';
import { userToasts } from '../toasts';

const Dialog = lazyPart(async () => (await import('@/shared/ui/dialog')).Dialog, {
  onFailure: NotLoaded,
});

/** The button for the setting that staff need two-step verification. */
export function SecondFactorSetting() {
  const [isOpen, setIsOpen] = useState(false);
  const name = 'Two-step verification for staff';
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isIcon
        title={name}
        aria-label={name}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <ShieldCheck />
      </Button>
      {isOpen && (
        <Dialog
          open
          size="sm"
          onOpenChange={setIsOpen}
          title={name}
          description="Admins and moderators enter a code from their phone after their password."
        >
          <Setting />
        </Dialog>
      )}
    </>
  );
}

function Setting() {
  const { data, isError, isFetching, refetch } = useQuery(secondFactorsQueryOptions());
  if (data !== undefined) return <Choice {...data} />;
  if (!isError) return <PartLoading className="min-h-24" />;
  return <RetryAlert title="We couldn’t load the setting." query={{ isFetching, refetch }} />;
}

function Choice({ isRequired, userIds }: SecondFactors) {
  const { user } = useAuth();
  const change = useRequireSecondFactorMutation();
  const isOwnMissing = !isRequired && !userIds.has(user?.id ?? '');
  return (
    <div className="grid gap-4.5">
      <p>
        <strong>{isRequired ? 'Required.' : 'Optional.'}</strong>{' '}
        <span>
          {isRequired
            ? 'Staff who haven’t set it up can’t open the console until they do.'
            : 'If you require it, staff who haven’t set it up can’t open the console until they do.'}
        </span>
      </p>
      {isOwnMissing && (
        <Alert tone="info" title="Set it up for your own account first.">
          <Link to="/profile#two-step">Open your profile</Link>
        </Alert>
      )}
      {change.error !== null && (
        <Alert tone="danger" title={userToasts.secondFactorNotSet(change.error).description} />
      )}
      <div>
        <Button
          variant={isRequired ? 'quiet' : 'solid'}
          size="md"
          disabled={isOwnMissing}
          isBusy={change.isPending}
          busyText="Saving..."
          onClick={() => {
            change.mutate(!isRequired);
          }}
        >
          {isRequired ? 'Make Optional' : 'Require for Staff'}
        </Button>
      </div>
    </div>
  );
}
