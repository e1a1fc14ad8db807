import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '@/shared/lib/use-now';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Button } from '@/shared/ui/button';
import { Kbd } from '@/shared/ui/kbd';
import { UNDO_MS, useOfferStep } from '../../api/admin-offer-mutations';
import type { OfferVersion } from '../../api/admin-offers';

/** When the countdown ends, even if this clock differs from the server's. */
function endOf(sendsAt: string | null) {
  const latest = Date.now() + UNDO_MS;
  const end = sendsAt === null ? latest : Date.parse(sendsAt);
  return end > Date.now() && end < latest ? end : latest;
}

/** Counts down to the sending of an offer; until then, Undo or Ctrl Z makes it a draft again. */
export function SendingBar({ row }: { row: OfferVersion }) {
  const step = useSingleFlight(useOfferStep());
  const bar = useRef<HTMLElement>(null);
  const [end] = useState(() => endOf(row.sends_at));
  const left = Math.max(0, Math.ceil((end - useNow(250)) / 1000));
  const requestId = row.send_request_id ?? '';
  useEffect(() => {
    bar.current?.focus();
  }, []);
  const undo = () => {
    step.mutate({ type: 'undo', id: row.id, requestId });
  };
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  });
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Sending"
      className="dark-surface sticky bottom-4 z-sticky flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-page px-4 py-3 text-fg shadow-dialog"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full border-[3px] border-accent font-bold tabular-nums"
      >
        {left}
      </span>
      <p role="status" className="grid min-w-0 flex-1 basis-52 leading-snug">
        <b className="break-words">{`Sending to ${row.customer_email}`}</b>
        <span className="text-sm text-muted">
          The email goes out in a few seconds. Undo to change the offer.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="md" isBusy={step.isPending && step.variables.type === 'undo'} onClick={undo}>
          <Undo2 />
          <span className="sr-only">Undo sending</span>
          <span aria-hidden="true">Undo</span>
          <span aria-hidden="true" className="text-fg max-md:hidden">
            <Kbd>Ctrl Z</Kbd>
          </span>
        </Button>
        <Button
          variant="quiet"
          size="md"
          isBusy={step.isPending && step.variables.type === 'sendNow'}
          busyText="Sending..."
          onClick={() => {
            step.mutate({ type: 'sendNow', id: row.id, requestId });
          }}
        >
          Send now
        </Button>
      </div>
    </section>
  );
}
