import type { LoadRoute } from '@/features/loads/api/route/load-route';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { stepName } from '@/features/loads/model/route/stop-steps';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { CallDispatch } from '../call-dispatch';
import type { StopReports } from './use-stop-reports';

interface UnsentReportsProps {
  /** The time zone of the delivery. */
  deliveryZone: string;
  stops: LoadRoute['stops'];
  reports: StopReports;
}

/** The arrivals, departures and delivery that this phone couldn't send, each with the time of its tap. */
export function UnsentReports({ deliveryZone, stops, reports }: UnsentReportsProps) {
  const { unsent, isSending, retry, discard } = reports;
  const refusal = unsent.find(({ problem }) => problem !== null)?.problem;
  if (unsent.length === 0 || (isSending && refusal === undefined)) return null;
  return (
    <Alert
      tone={refusal === undefined ? 'warn' : 'danger'}
      title={
        refusal === undefined
          ? 'Not sent yet. We’ll send it when you reconnect.'
          : 'Your report wasn’t accepted.'
      }
      actions={
        <>
          <Button variant="quiet" size="sm" isBusy={isSending} onClick={retry}>
            Try again
          </Button>
          {refusal !== undefined && <CallDispatch />}
        </>
      }
    >
      {refusal !== undefined && <p>{refusal}</p>}
      <ul className="grid gap-1">
        {unsent.map((report) => {
          const stop = stops.find(({ id }) => id === report.stopId);
          if (stop === undefined && report.step !== 'delivered') return null;
          const name =
            stop === undefined || report.step === 'delivered'
              ? 'Delivered'
              : stepName(stop, report.step, stops);
          return (
            <li
              key={`${report.stopId} ${report.step}`}
              className="flex flex-wrap items-center gap-3"
            >
              <span className="tabular-nums">{`${name}, ${formatLegTime(report.at, stop?.time_zone ?? deliveryZone)}`}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Undo: ${name}`}
                disabled={isSending}
                onClick={() => {
                  discard(report);
                }}
              >
                Undo
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
