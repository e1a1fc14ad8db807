import { formatCents } from '@domain/numbers/money';
import { offerTime, offerTitle, type Offer } from '@contracts/offer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { COMPANY } from '@/content/company';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { cn } from '@/shared/lib/cn';
import { useIsInView } from '@/shared/lib/use-is-in-view';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { useNow } from '@/shared/lib/use-now';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Alert } from '@/shared/ui/alert';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import {
  customerOfferQueryOptions,
  useAnswerOffer,
  useOfferPdf,
  useRecordView,
  type OfferAccess,
} from '../../api/customer-offer';
import { timeLeft } from '@domain/time/duration-text';
import { OfferBody } from '../offer-body';
import { AcceptForm, ANSWER_ID } from './accept-form';
import { OfferNotice } from './offer-notice';
import { useTypedAnswer } from './use-typed-answer';

interface CustomerOfferProps {
  access: OfferAccess;
  /** The version a link names; by default the newest. */
  version?: number | null;
  /** Called after an answer, even if someone else was first. */
  onAnswered?: () => void;
  /** True on the page of a booked quote, which has the title, the drawing and what comes next. */
  isBooked?: boolean;
}

/** A quote's offer, for its customer to read and answer. Renders nothing until one is sent. */
export function CustomerOffer({
  access,
  version = null,
  onAnswered,
  isBooked = false,
}: CustomerOfferProps) {
  const [shown, setShown] = useState(version);
  const query = useQuery({
    ...customerOfferQueryOptions(access, shown),
    placeholderData: keepPreviousData,
  });
  const { data: offer, error, isFetching, refetch } = query;
  if (error && offer === undefined) {
    return (
      <FetchFailure
        title="We couldn’t load the offer."
        error={error}
        hasRows={false}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!offer) return null;
  return (
    <OpenOffer
      access={access}
      offer={offer}
      version={shown}
      isBooked={isBooked}
      onAnswered={onAnswered}
      onShowLatest={() => {
        setShown(null);
      }}
    />
  );
}

interface OpenOfferProps {
  access: OfferAccess;
  offer: Offer;
  version: number | null;
  isBooked: boolean;
  onAnswered: (() => void) | undefined;
  onShowLatest: () => void;
}

function OpenOffer(props: OpenOfferProps) {
  const { access, offer, version, isBooked, onAnswered, onShowLatest } = props;
  const typed = useTypedAnswer(offer);
  const answer = useAnswerOffer(access, offer, version, onAnswered);
  const pdf = useOfferPdf(access);
  useRecordView(access, offer);
  const isOnline = useIsOnline();
  // The server's clock, so that a wrong clock on the device shows the right time left.
  const [offset] = useState(() => Date.parse(offer.now) - Date.now());
  const now = useNow(1000) + offset;
  const msLeft = offer.valid_until === null ? 0 : Date.parse(offer.valid_until) - now;
  const status = offer.status === 'sent' && msLeft <= 0 ? 'expired' : offer.status;
  const isOpen = status === 'sent';
  // The form is gone, and what changed is shown at the top.
  const head = useRef<HTMLHeadingElement>(null);
  const answered = answer.data?.outcome;
  const [firstVersion] = useState(offer.version);
  useEffect(() => {
    if (answered !== undefined || offer.version !== firstVersion) head.current?.focus();
  }, [answered, offer.version, firstVersion]);
  const total = formatCents(offer.total_cents, offer.currency);
  return (
    <section aria-labelledby="offer-heading" className="grid gap-gap *:min-w-0">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <b>{`Offer ${offer.number}`}</b>
          <span className="text-muted">
            {`Version ${String(offer.version)}${offer.sent_at !== null ? `, sent ${offerTime(offer.sent_at)}` : ''}`}
          </span>
          {isOpen && <Badge tone="info">Open</Badge>}
        </p>
        <h2
          id="offer-heading"
          ref={head}
          tabIndex={-1}
          className={isBooked ? 'sr-only' : 'type-h2 scroll-mt-28 wrap-anywhere'}
        >
          {isBooked ? 'Offer' : offerTitle(offer)}
        </h2>
      </div>
      {!isOnline && (
        <Alert tone="warn" title="You appear to be offline.">
          You can read the offer, but you can’t answer it until you reconnect.
        </Alert>
      )}
      {answer.data?.outcome === 'not_found' && (
        <Alert tone="danger" title="This link is invalid or expired." />
      )}
      <OfferNotice
        offer={{ ...offer, status }}
        outcome={answer.data?.outcome}
        onShowLatest={onShowLatest}
      />
      <div
        className={cn('grid items-start gap-gap *:min-w-0', !isBooked && 'lg:grid-cols-[2fr_1fr]')}
      >
        <OfferBody
          offer={offer}
          hasDrawing={!isBooked}
          action={
            <Button
              variant="quiet"
              size="sm"
              isBusy={pdf.isPending}
              busyText="Preparing..."
              onClick={() => {
                pdf.mutate(offer.id);
              }}
            >
              <Download />
              Download PDF
            </Button>
          }
        />
        {!isBooked && (
          <aside className="grid gap-gap lg:sticky lg:top-24">
            {isOpen ? (
              <AcceptForm
                offer={offer}
                msLeft={msLeft}
                values={typed.values}
                onChange={typed.change}
                answer={answer}
              />
            ) : (
              <ClosedPanel offer={{ ...offer, status }} answer={answer} total={total} />
            )}
            <Panel>
              <b>Questions?</b>
              <p className="text-muted">
                Call dispatch{' '}
                <a className="underline underline-offset-3" href={COMPANY.phones.dispatch.href}>
                  {COMPANY.phones.dispatch.display}
                </a>
              </p>
            </Panel>
          </aside>
        )}
      </div>
      {isOpen && <OfferBar total={total} msLeft={msLeft} />}
    </section>
  );
}

/** On a narrow screen: total, time left and the way to the form, until the form is on screen. */
function OfferBar({ total, msLeft }: { total: string; msLeft: number }) {
  const isFormInView = useIsInView(ANSWER_ID);
  if (isFormInView) return null;
  return (
    <aside
      aria-label="Offer summary"
      className="sticky bottom-0 z-sticky -mx-gutter flex items-center justify-between gap-3 border-t bg-surface px-gutter py-2.5 lg:hidden"
    >
      <p className="leading-tight">
        <b className="tabular-nums">{total}</b>
        <span className="block text-sm text-muted">{timeLeft(msLeft)}</span>
      </p>
      <Button
        size="md"
        onClick={() => {
          const form = document.getElementById(ANSWER_ID);
          form?.scrollIntoView({ block: 'start' });
          form?.focus({ preventScroll: true });
        }}
      >
        Review and accept
      </Button>
    </aside>
  );
}

interface ClosedPanelProps {
  offer: Offer;
  answer: ReturnType<typeof useAnswerOffer>;
  total: string;
}

function ClosedPanel({ offer, answer, total }: ClosedPanelProps) {
  const { mutate } = useSingleFlight(answer);
  const { dispatch } = COMPANY.phones;
  if (offer.status === 'accepted') {
    return (
      <Panel className="grid gap-3">
        <h3 className="type-h4">What happens next</h3>
        <ol className="grid list-decimal gap-1.5 pl-5 text-muted">
          <li>We plan the load and apply for the permits.</li>
          <li>We assign the crew and confirm the pickup.</li>
          <li>The driver measures the load at pickup.</li>
        </ol>
      </Panel>
    );
  }
  if (offer.status === 'superseded') {
    return (
      <Panel className="grid gap-1">
        <p className="text-sm text-muted">{`Replaced price, ${offer.currency}`}</p>
        <p className="text-[1.75rem] leading-none font-bold text-muted tabular-nums">{total}</p>
      </Panel>
    );
  }
  return (
    <Panel className="grid gap-3">
      <p className="text-sm text-muted">
        {`${offer.status === 'expired' ? 'Expired price' : 'Price'}, ${offer.currency}`}
      </p>
      <p className="text-[1.75rem] leading-none font-bold text-muted tabular-nums">{total}</p>
      {offer.requested_at === null ? (
        <Button
          isBusy={answer.isPending}
          busyText="Sending..."
          onClick={() => {
            mutate({ type: 'request' });
          }}
        >
          Ask for a new offer
        </Button>
      ) : (
        <Alert tone="ok" title="We told dispatch that you want a new offer." />
      )}
      {answer.isError && <Alert tone="danger" title="We couldn’t tell dispatch. Please call us." />}
      <ButtonLink size="md" variant="quiet" to={dispatch.href}>
        <Phone />
        <span>{`Call dispatch ${dispatch.display}`}</span>
      </ButtonLink>
    </Panel>
  );
}
