import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { SessionUser } from '@/session/session-store';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PartLoading } from '@/shared/ui/part-loading';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Select } from '@/shared/ui/select';
import { devicesQueryOptions, useVerifyCodeMutation, type Device } from '../api/factors';
import { CodeField } from './code-field';
import { useCode } from './use-code';

/** The code form after the password. Going back signs the user out. */
export function ChallengeCard({ user }: { user: SessionUser }) {
  const { signOut } = useAuth();
  const { data: devices, isError, isFetching, refetch } = useQuery(devicesQueryOptions(user));
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-1.5">
        <h2 className="type-h3">Two-step verification</h2>
        <p className="text-muted">
          Enter the code from your authenticator app for{' '}
          <strong className="wrap-anywhere text-fg">{user.email}</strong>.
        </p>
      </div>
      {devices !== undefined && <CodeForm devices={devices} />}
      {devices === undefined &&
        (isError ? (
          <RetryAlert title="We couldn’t load your devices." query={{ isFetching, refetch }} />
        ) : (
          <PartLoading className="min-h-40" />
        ))}
      <p className="text-sm text-muted">
        Lost your device? Ask another administrator to reset your two-step verification.
      </p>
      <div>
        <Button
          variant="quiet"
          size="md"
          onClick={() => {
            signOut();
          }}
        >
          Back to Sign In
        </Button>
      </div>
    </div>
  );
}

function CodeForm({ devices }: { devices: readonly Device[] }) {
  const verification = useVerifyCodeMutation();
  const { field, check } = useCode(verification.error);
  const [chosen, setChosen] = useState(devices.at(-1)?.id ?? '');
  const { ref } = field;
  useEffect(() => {
    ref.current?.focus();
  }, [ref]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = check();
    if (code !== undefined && !verification.isPending) {
      verification.mutate({ deviceId: chosen, code });
    }
  };

  return (
    <form
      noValidate
      method="dialog"
      aria-label="Two-step verification"
      className="grid gap-4.5"
      onSubmit={handleSubmit}
    >
      {devices.length > 1 && (
        <Field label="Device">
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value);
              }}
            >
              {devices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <CodeField {...field} />
      {/* Stays busy until the page behind it appears. */}
      <Button
        type="submit"
        isBusy={verification.isPending || verification.isSuccess}
        busyText="Checking..."
      >
        Continue
      </Button>
    </form>
  );
}
