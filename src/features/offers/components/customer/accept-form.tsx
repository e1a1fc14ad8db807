import { formatCents } from '@domain/numbers/money';
import { offerTime, type Offer } from '@contracts/offer';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorReason } from '@/shared/lib/error-reason';
import { createUuid } from '@/shared/lib/create-uuid';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Panel } from '@/shared/ui/panel';
import type { useAnswerOffer } from '../../api/customer-offer';
import { timeLeft } from '@domain/time/duration-text';
import { DeclineDialog } from './decline-dialog';

/** Id of the panel with the form. */
export const ANSWER_ID = 'offer-answer';

/** The customer's entries. Kept by the page, so that it survives a change of the offer's state. */
export interface AcceptValues {
  name: string;
  poNumber: string;
}

interface AcceptFormProps {
  offer: Offer;
  msLeft: number;
  values: AcceptValues;
  onChange: (values: AcceptValues) => void;
  answer: ReturnType<typeof useAnswerOffer>;
}

/** Total, time left, name and PO number, Accept and Decline. */
export function AcceptForm({ offer, msLeft, values, onChange, answer }: AcceptFormProps) {
  // One id per form: a second click or a retry can't accept twice.
  const [requestId] = useState(createUuid);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const [errors, setErrors] = useState<{ name?: string; poNumber?: string; terms?: string }>({});
  const [wasOffline, setWasOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOnline = useIsOnline();
  const { mutate } = useSingleFlight(answer);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      ...(values.name.trim() === '' && { name: 'Enter your name.' }),
      ...(offer.needs_po && values.poNumber.trim() === '' && { poNumber: 'Enter your PO number.' }),
      ...(!isAgreed && { terms: 'Check this to accept.' }),
    };
    setErrors(found);
    setWasOffline(!isOnline);
    if (Object.keys(found).length > 0) {
      const first = 'name' in found ? 'name' : 'poNumber' in found ? 'po_number' : 'terms';
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    } else if (isOnline) {
      mutate({ type: 'accept', requestId, ...values });
    }
  };

  const isAccepting = answer.isPending && answer.variables.type === 'accept';
  const failure =
    (wasOffline && !isOnline ? 'You appear to be offline. Nothing was accepted.' : undefined) ??
    (answer.isError
      ? (errorReason(answer.error) ??
        'We couldn’t reach the server. Try again: an offer can’t be accepted twice.')
      : undefined);
  return (
    <>
      <Panel
        isPadded={false}
        aria-label="Your answer"
        id={ANSWER_ID}
        tabIndex={-1}
        className="scroll-mt-24"
      >
        <div className="grid gap-1 border-b p-4.5">
          <p className="text-sm text-muted">{`Total, ${offer.currency}`}</p>
          <p className="text-[1.75rem] leading-none font-bold tabular-nums">
            {formatCents(offer.total_cents, offer.currency)}
          </p>
          <TimeLeft offer={offer} msLeft={msLeft} />
        </div>
        <form
          ref={form}
          noValidate
          aria-label="Accept offer"
          className="grid gap-4 p-4.5"
          onSubmit={handleSubmit}
        >
          <Field label="Your name" error={errors.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                maxLength={120}
                value={values.name}
                onChange={({ target }) => {
                  onChange({ ...values, name: target.value });
                }}
              />
            )}
          </Field>
          <Field
            label="PO number"
            isOptional={!offer.needs_po}
            hint="We print it on the bill of lading and the invoice."
            error={errors.poNumber}
          >
            {(control) => (
              <Input
                {...control}
                name="po_number"
                autoComplete="off"
                maxLength={60}
                value={values.poNumber}
                onChange={({ target }) => {
                  onChange({ ...values, poNumber: target.value });
                }}
              />
            )}
          </Field>
          <Checkbox
            name="terms"
            label={
              <>
                I accept the price and the{' '}
                <a href="#offer-terms" className="underline underline-offset-3">
                  terms
                </a>
              </>
            }
            checked={isAgreed}
            error={errors.terms}
            onChange={({ target }) => {
              setIsAgreed(target.checked);
            }}
          />
          {failure !== undefined && <Alert tone="danger" title={failure} />}
          <Button type="submit" isBusy={isAccepting} busyText="Accepting...">
            Accept offer
          </Button>
          <Button
            variant="ghost"
            size="md"
            disabled={answer.isPending}
            onClick={() => {
              setIsDeclining(true);
            }}
          >
            Decline
          </Button>
        </form>
      </Panel>
      {isDeclining && (
        <DeclineDialog
          answer={answer}
          requestId={requestId}
          onClose={() => {
            setIsDeclining(false);
          }}
        />
      )}
    </>
  );
}

function TimeLeft({ offer, msLeft }: { offer: Offer; msLeft: number }) {
  if (offer.valid_until === null || offer.sent_at === null) return null;
  const whole = Date.parse(offer.valid_until) - Date.parse(offer.sent_at);
  const percent = Math.max(0, Math.min(100, (msLeft / whole) * 100));
  const text = timeLeft(msLeft);
  return (
    <div role="timer" aria-label={`Time left to accept: ${text}`} className="mt-2 grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{text}</b>
        <span className="text-sm text-muted">{`until ${offerTime(offer.valid_until)}`}</span>
      </p>
      <div aria-hidden="true" className="flex h-1.5 justify-end bg-sunk">
        <i className="block h-full bg-accent" style={{ width: `${String(percent)}%` }} />
      </div>
    </div>
  );
}
