import type { Profile } from '@/session/session-queries';
import { formatDateTime } from '@/shared/lib/format-date';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { PROFILE_LABELS, toFormValues } from '../model/profile-values';

interface NewerVersionAlertProps {
  /** What has been saved meanwhile. */
  newer: Profile;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody saved this profile in another tab or on another device: neither version is lost unseen. */
export function NewerVersionAlert({ newer, onTake, onKeep }: NewerVersionAlertProps) {
  const values = toFormValues(newer);
  const entries = Object.entries(PROFILE_LABELS).map(([field, term]) => ({
    term,
    detail: values[field as keyof typeof values] || 'Empty',
  }));
  return (
    <Alert
      tone="warn"
      role="alert"
      title="Your profile was saved somewhere else meanwhile."
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={onTake}>
            Use that version
          </Button>
          <Button size="sm" variant="quiet" onClick={onKeep}>
            Keep what I typed
          </Button>
        </>
      }
    >
      <p>In another tab or on another device, {formatDateTime(newer.updated_at)}. It says:</p>
      <Facts isCompact className="mt-2" entries={entries} />
    </Alert>
  );
}
