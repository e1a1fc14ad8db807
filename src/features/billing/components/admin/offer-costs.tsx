import { Link } from 'react-router-dom';
import { type Currency, formatCents } from '@domain/numbers/money';
import { cn } from '@/shared/lib/cn';
import type { LoadMoney } from '../../api/charges';
import type { billOf } from '../../model/load-bill';

interface OfferCostsProps {
  offer: LoadMoney['offer'];
  bill: ReturnType<typeof billOf>;
}

/** `+$110.50`, `-$0.10`. */
const signed = (cents: number, currency: Currency) =>
  `${cents > 0 ? '+' : ''}${formatCents(cents, currency)}`;

/** The lines of the accepted offer beside what they cost so far. */
export function OfferCosts({ offer, bill }: OfferCostsProps) {
  const { currency, quoted } = bill;
  if (offer === null || currency === null) {
    return (
      <div>
        <h3 className="type-h4">No accepted offer</h3>
        <p className="text-muted">
          {`Only its charges are billed.${
            currency !== null && bill.permitCost !== null
              ? ` Permits cost ${formatCents(bill.permitCost, currency)} so far.`
              : ''
          }`}
        </p>
      </div>
    );
  }
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents, currency));
  const cell = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-h4">{`Offer ${offer.number}, version ${String(offer.version)}`}</h3>
        <Link
          className="text-sm font-semibold underline underline-offset-3"
          to={`/admin/offers/${offer.number}`}
        >
          Open offer
        </Link>
      </div>
      <table className="w-full text-sm" aria-label="Quoted and actual">
        <thead className="text-left font-cond text-xs text-subtle">
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="pl-3 text-right">
              Quoted
            </th>
            <th scope="col" className="pl-3 text-right max-sm:hidden">
              Cost to date
            </th>
            <th scope="col" className="pl-3 text-right max-sm:hidden">
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {quoted.map(({ label, detail, quoted: cents, cost }, index) => (
            <tr key={index} className="border-t align-top">
              <th scope="row" className="py-1.5 text-left font-semibold wrap-anywhere">
                <span>{label}</span>
                {detail !== '' && (
                  <span className="block text-xs font-normal text-subtle">{detail}</span>
                )}
                {cost !== null && (
                  <span className="block text-xs font-normal text-subtle sm:hidden">
                    {`Cost to date ${money(cost)}, ${signed(cost - cents, currency)}`}
                  </span>
                )}
              </th>
              <td className={cell}>{money(cents)}</td>
              <td className={cn(cell, 'max-sm:hidden')}>{money(cost)}</td>
              <td
                className={cn(
                  cell,
                  'max-sm:hidden',
                  cost !== null && cost > cents && 'font-semibold text-danger-text',
                )}
              >
                {cost === null ? '–' : signed(cost - cents, currency)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t font-bold">
            <th scope="row" className="py-1.5 text-left">
              Total
            </th>
            <td className={cell}>{money(bill.quotedTotal)}</td>
            <td className={cn(cell, 'max-sm:hidden')}>{money(bill.permitCost)}</td>
            <td className="max-sm:hidden" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
