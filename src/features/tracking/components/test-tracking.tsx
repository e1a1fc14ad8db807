import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { sendTestEvent } from '../api/send-test-event';

/** Sends a test event and shows whether it arrived, and with which status. */
export function TestTracking() {
  const place = useLocation();
  const { data: result, isPending, mutate } = useMutation({ mutationFn: sendTestEvent });
  return (
    <Panel isPadded={false}>
      <PanelHead title="Test tracking" />
      <div className="grid justify-items-start gap-4 p-4.5">
        <p className="text-sm text-muted">
          Sends an event the same way as a visitor's. It counts as a staff event, so it only changes
          the number of filtered events.
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
