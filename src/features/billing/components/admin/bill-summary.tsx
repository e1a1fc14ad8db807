import { formatCents } from '@domain/numbers/money';
import { countOf } from '@domain/numbers/counts';
import type { LoadMoney } from '../../api/charges';
import { type billOf, isBilled } from '../../model/load-bill';

interface BillSummaryProps {
  money: LoadMoney;
  bill: ReturnType<typeof billOf>;
}

/** The customer's bill and its sum. For a canceled load: the cancellation statement. */
export function BillSummary({ money: { offer, status, charges }, bill }: BillSummaryProps) {
  const { currency } = bill;
  if (currency === null) return null;
  const isCancelled = status === 'cancelled';
  const rows = isCancelled
    ? charges.filter(isBilled).map(({ id, description, amount_cents }) => ({
        id,
        label: description,
        cents: amount_cents,
      }))
    : [
        ...(offer === null
          ? []
          : [
              {
                id: 'offer',
                label: bill.isAtCost ? 'Offer, permits at cost' : 'Offer',
                cents: bill.offered,
              },
            ]),
        {
          id: 'charges',
          label:
            bill.approvedCount === 1
              ? '1 approved charge'
              : `${String(bill.approvedCount)} approved charges`,
          cents: bill.charged,
        },
      ];
  const title = isCancelled ? 'Cancellation statement' : 'To bill';
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="type-h4">{title}</h3>
      <dl className="text-sm">
        {rows.map(({ id, label, cents }) => (
          <div key={id} className="flex justify-between gap-4 border-t py-1.5">
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatCents(cents, currency)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t-2 border-fg py-2 text-base font-bold">
          <dt>Total to bill</dt>
          <dd className="whitespace-nowrap tabular-nums">
            {`${formatCents(bill.total, currency)} ${currency}`}
          </dd>
        </div>
      </dl>
      {isCancelled && bill.approvedCount === 0 && (
        <p className="text-sm text-muted">The load was canceled without fees.</p>
      )}
      {bill.openCount > 0 && (
        <p className="text-sm text-muted">{`Not included: ${formatCents(bill.openCents, currency)} in ${countOf(bill.openCount, 'charge')} to approve.`}</p>
      )}
    </section>
  );
}
