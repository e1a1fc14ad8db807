import { Link } from 'react-router-dom';
import { type Currency, formatCents } from '@domain/numbers/money';
import type { LoadMoney } from '../../api/charges';
import { areCostsOpen, totalsOf, type ComparedLine } from '../../model/compared-costs';
import type { billOf } from '../../model/load-bill';
import { ComparedRow, signedCents } from './compared-row';

interface QuotedAndActualProps {
  loadId: string;
  money: LoadMoney;
  bill: ReturnType<typeof billOf>;
  /** The currency of the totals. */
  billed: Currency;
}

/** Every line of the load: what was quoted beside what it costs or is charged, and the margin. */
export function QuotedAndActual({ loadId, money, bill, billed }: QuotedAndActualProps) {
  const { offer, costs_compared: lines } = money;
  const costs = lines.filter(({ is_cost }) => is_cost);
  const charged = lines.filter(({ is_cost }) => !is_cost);
  return (
    <div className="grid gap-2">
      {offer === null ? (
        <div>
          <h3 className="type-h4">No accepted offer</h3>
          <p className="text-muted">Only its charges are billed.</p>
        </div>
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="type-h4">{`Offer ${offer.number}, version ${String(offer.version)}`}</h3>
          <Link
            className="text-sm font-semibold underline underline-offset-3"
            to={`/admin/offers/${offer.number}`}
          >
            Open offer
          </Link>
        </div>
      )}
      <table className="w-full text-sm" aria-label="Quoted and actual">
        <thead className="text-left font-cond text-xs text-subtle">
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="pl-3 text-right">
              Quoted
            </th>
            <th scope="col" className="pl-3 text-right max-sm:hidden">
              Actual
            </th>
            <th scope="col" className="pl-3 text-right max-sm:hidden">
              Difference
            </th>
          </tr>
        </thead>
        <Part name="Costs" total="Total cost" {...{ loadId, money, billed }} lines={costs} />
        {charged.length > 0 && (
          <Part
            name="Charged to the customer"
            total="Total charged"
            {...{ loadId, money, billed }}
            lines={charged}
          />
        )}
      </table>
      {bill.currency !== null && (
        <Margin
          billed={billed}
          revenue={bill.total}
          cost={totalsOf(costs, billed).actual}
          isOpen={areCostsOpen(costs)}
        />
      )}
    </div>
  );
}

interface PartProps {
  name: string;
  total: string;
  loadId: string;
  money: LoadMoney;
  billed: Currency;
  lines: readonly ComparedLine[];
}

function Part({ name, total, loadId, money, billed, lines }: PartProps) {
  const { quoted, actual, difference } = totalsOf(lines, billed);
  const text = (cents: number) => formatCents(cents, billed);
  const signed = signedCents(difference, billed);
  const cell = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums';
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-3 pb-1 text-left font-cond text-subtle">
          {name}
        </th>
      </tr>
      {lines.map((line) => (
        <ComparedRow
          key={`${line.kind} ${line.detail} ${line.currency}`}
          {...{ loadId, money, billed, line }}
        />
      ))}
      <tr className="border-t font-bold">
        <th scope="row" className="py-1.5 text-left">
          <span>{total}</span>
          <span className="block text-xs font-normal text-subtle sm:hidden">
            {`Actual ${text(actual)}, ${signed}`}
          </span>
        </th>
        <td className={cell}>{text(quoted)}</td>
        <td className={`${cell} max-sm:hidden`}>{text(actual)}</td>
        <td className={`${cell} max-sm:hidden`}>{signed}</td>
      </tr>
    </tbody>
  );
}

interface MarginProps {
  billed: Currency;
  /** The total to bill. */
  revenue: number;
  cost: number;
  isOpen: boolean;
}

function Margin({ billed, revenue, cost, isOpen }: MarginProps) {
  const margin = revenue - cost;
  const share = revenue === 0 ? '' : ` (${String(Math.round((margin / revenue) * 100))}%)`;
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-fg py-2">
      <dt className="font-bold">{isOpen ? 'Margin so far' : 'Margin'}</dt>
      <dd className="font-bold tabular-nums">{`${formatCents(margin, billed)}${share}`}</dd>
      <dd className="w-full text-sm text-subtle tabular-nums">
        {`${formatCents(revenue, billed)} to bill, less costs of ${formatCents(cost, billed)}.${
          isOpen ? ' Some costs aren’t known or final yet.' : ''
        }`}
      </dd>
    </dl>
  );
}
