import { use } from 'react';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { Alert } from '@/shared/ui/alert';
import { LiveContext } from './live-context';

/** Says on every console page that the connection is lost, until it is back. */
export function ConnectionNotice() {
  const state = use(LiveContext);
  const isOnline = useIsOnline();
  return (
    // The status must exist before its text does, or screen readers may miss it.
    <div role="status" className="empty:hidden">
      {state === 'interrupted' && (
        <Alert
          tone="warn"
          title={isOnline ? 'Connection lost. Reconnecting...' : 'You appear to be offline.'}
        >
          What you see may be out of date, and changes can’t be saved.
        </Alert>
      )}
    </div>
  );
}
