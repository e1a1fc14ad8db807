import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeliverLoadMutation } from '@/features/loads/api/delivery';
import { useReportStopMutation } from '@/features/loads/api/route/stop-times';
import type { StopStep } from '@/features/loads/model/route/stop-steps';
import { isAppError } from '@/shared/lib/app-error';
import { isTimeout } from '@/shared/lib/timeout';
import { readStorage, writeStorage } from '@/shared/lib/storage';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { driverToasts } from '../../toasts';
import { isSameReport, readReports, type UnsentReport } from '../../model/unsent-reports';

/** A second tap so soon belongs to the first: the button has already become the next step. */
const DOUBLE_TAP_MS = 1500;

const isUnreached = (error: unknown) => isAppError(error, 'network') || isTimeout(error);

/**
 * Reports a load's arrivals, departures and delivery in the order of the taps. What can't be sent stays on this device with
 * the time of the tap, even after a restart, until it arrives or the driver discards it.
 */
export function useStopReports(loadId: string, userId: string) {
  const key = `stop-reports:${userId}`;
  const isOwn = (report: UnsentReport) => report.loadId === loadId;
  const [unsent, setUnsent] = useState(() =>
    readReports(readStorage('localStorage', key)).filter(isOwn),
  );
  // The queue itself: a render may be late.
  const queue = useRef(unsent);
  const isSending = useRef(false);
  const lastTap = useRef(0);
  const isOnline = useIsOnline();
  const { mutateAsync: reportStop, isPending: isReporting } = useReportStopMutation();
  const { mutateAsync: deliver, isPending: isDelivering } = useDeliverLoadMutation({
    done: driverToasts.delivered,
    failed: driverToasts.reportFailed,
  });

  const store = (reports: UnsentReport[]) => {
    queue.current = reports;
    const others = readReports(readStorage('localStorage', key)).filter((report) => !isOwn(report));
    const all = [...others, ...reports];
    writeStorage('localStorage', key, all.length === 0 ? null : JSON.stringify(all));
    setUnsent(reports);
  };
  const setProblem = (report: UnsentReport, problem: string | null) => {
    store(queue.current.map((one) => (isSameReport(one, report) ? { ...one, problem } : one)));
  };
  const discard = (report: UnsentReport) => {
    store(queue.current.filter((one) => !isSameReport(one, report)));
  };
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = queue.current[0]; next !== undefined; next = queue.current[0]) {
      try {
        // A repeat changes nothing, so a lost answer does no harm.
        const { step, noPodReason = null } = next;
        await (step === 'delivered'
          ? deliver({ loadId, noPodReason })
          : reportStop({ ...next, step }));
        discard(next);
      } catch (error) {
        const reason = driverToasts.stopRefused(error).description ?? null;
        setProblem(next, isUnreached(error) ? null : reason);
        break;
      }
    }
    isSending.current = false;
  };
  const sendWaiting = useEffectEvent(() => {
    if (queue.current[0]?.problem === null) void send();
  });
  useEffect(() => {
    if (isOnline) sendWaiting();
  }, [isOnline]);

  const add = (tap: Pick<UnsentReport, 'stopId' | 'step' | 'misses' | 'noPodReason'>) => {
    const now = Date.now();
    if (now - lastTap.current < DOUBLE_TAP_MS) return;
    lastTap.current = now;
    const report = { ...tap, loadId, at: new Date(now).toISOString(), problem: null };
    store([...queue.current.filter((one) => !isSameReport(one, report)), report]);
    void send();
  };

  return {
    unsent,
    isSending: isReporting || isDelivering,
    report: (stopId: string, step: StopStep) => {
      add({ stopId, step });
    },
    /** Arrives at a stop although the ones before have no departure. */
    skipTo: (stopId: string) => {
      add({ stopId, step: 'arrived', misses: true });
    },
    deliver: (noPodReason: string | null) => {
      add({ stopId: '', step: 'delivered', noPodReason });
    },
    retry: () => void send(),
    discard,
  };
}

/** What {@link useStopReports} returns. */
export type StopReports = ReturnType<typeof useStopReports>;
