import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { sendTestEvent } from '../api/send-test-event';

/** Sends a test event and says whether it arrived, and with which status (specification 2, section 8). */
export function TestTracking() {
  const place = useLocation();
  const { data: result, isPending, mutate } = useMutation({ mutationFn: sendTestEvent });
  return (
    <Panel isPadded={false}>
      <PanelHead title="Test tracking" />
      <div className="grid justify-items-start gap-4 p-4.5">
        <p className="text-sm text-muted">
          Sends an event the way visitors' events go. It is counted as our own staff's, so no figure
          changes but that of what was filtered out.
        </p>
        <Button
          variant="quiet"
          size="md"
          isBusy={isPending}
          busyText="Sending..."
          onClick={() => {
            mutate(place);
          }}
        >
          Send test event
        </Button>
        {result !== undefined && (
          <Alert
            tone={result.isSuccess ? 'ok' : 'danger'}
            title={`${result.isSuccess ? 'Success' : 'Failed'}, status ${String(result.status)}.`}
            className="w-full"
          >
            {result.outcome}
          </Alert>
        )}
      </div>
    </Panel>
  );
}
