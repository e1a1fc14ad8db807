import { useQuery } from '@tanstack/react-query';
import type { LoadBill } from '@contracts/load-bill';
import type { LoadTimeline } from '@contracts/load-timeline';
import { formatCents, type Currency } from '@domain/numbers/money';
import { lineDetail } from '@contracts/offer';
import { formatDay } from '@domain/time/moment-text';
import { Panel } from '@/shared/ui/panel';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { loadBillsQueryOptions, type QuoteAccess } from '../../api/load-timelines';

interface LoadChargesProps {
  timeline: LoadTimeline;
  access: QuoteAccess;
}

/** The charges of a delivered or canceled load. Renders nothing before that. */
export function LoadCharges({ timeline, access }: LoadChargesProps) {
  const isOver = timeline.status === 'delivered' || timeline.status === 'cancelled';
  const query = useQuery({ ...loadBillsQueryOptions(access), enabled: isOver });
  const bill = query.data?.find(({ load_id: id }) => id === timeline.id);
  if (!isOver || (query.data !== undefined && bill === undefined)) return null;
  const headingId = `charges-${timeline.number}`;
  return (
    <Panel>
      <section aria-labelledby={headingId} className="grid gap-3.5">
        <h3 id={headingId} className="type-h4">
          Charges
        </h3>
        {query.isError && <RetryAlert title="We couldn’t load the charges." query={query} />}
        {bill === undefined && !query.isError && <Skeleton className="h-24" />}
        {bill !== undefined && <Bill bill={bill} />}
      </section>
    </Panel>
  );
}

function Bill({ bill }: { bill: LoadBill }) {
  const { currency, offer, charges, status } = bill;
  if (currency === null || (offer === null && charges.length === 0)) {
    return (
      <p className="text-sm text-muted">
        {status === 'cancelled' ? 'The load was canceled without fees.' : 'No charges yet.'}
      </p>
    );
  }
  return (
    <dl>
      {offer !== null && (
        <Row
          term={`Offer ${offer.number}`}
          details={[offer.is_at_cost ? 'Permits at cost' : '']}
          cents={offer.cents}
          currency={currency}
        />
      )}
      {charges.map((charge) => (
        <Row
          key={charge.id}
          term={charge.description}
          details={[
            lineDetail({ ...charge, jurisdiction: null, is_pass_through: false }, currency),
            charge.evidence,
          ]}
          cents={charge.amount_cents}
          currency={currency}
        />
      ))}
      <div className="flex justify-between gap-4 border-t-2 border-fg pt-2.5 font-bold">
        <dt>Total</dt>
        <dd className="whitespace-nowrap tabular-nums">
          {`${formatCents(bill.total_cents, currency)} ${currency}`}
        </dd>
      </div>
      {bill.invoice !== undefined && (
        <div className="flex justify-between gap-4 pt-2.5 text-sm text-muted">
          <dt>Invoice</dt>
          <dd className="tabular-nums">
            {`${bill.invoice.number}, ${formatDay(bill.invoice.at)}`}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface RowProps {
  term: string;
  details: readonly string[];
  cents: number;
  currency: Currency;
}

function Row({ term, details, cents, currency }: RowProps) {
  return (
    <div className="flex justify-between gap-4 border-t py-2.5 leading-snug first:border-t-0 first:pt-0">
      <dt className="min-w-0 wrap-anywhere">
        <span className="font-[620]">{term}</span>
        {details
          .filter((text) => text !== '')
          .map((text) => (
            <span key={text} className="block text-sm whitespace-pre-line text-subtle">
              {text}
            </span>
          ))}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{formatCents(cents, currency)}</dd>
    </div>
  );
}
