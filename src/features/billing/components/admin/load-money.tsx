import { useQuery } from '@tanstack/react-query';
import { joinList } from '@domain/text/join-list';
import { formatCents } from '@domain/numbers/money';
import { Alert } from '@/shared/ui/alert';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { loadMoneyQueryOptions } from '../../api/charges';
import { costCurrency, otherCosts } from '../../model/compared-costs';
import { billOf } from '../../model/load-bill';
import { BillSummary } from './bill-summary';
import { Charges } from './charges';
import { LoadInvoice } from './load-invoice';
import { QuotedAndActual } from './quoted-and-actual';

/** The accepted offer, costs, charges and what they add up to. */
export function LoadMoney({ loadId }: { loadId: string }) {
  const query = useQuery(loadMoneyQueryOptions(loadId));
  const money = query.data;
  if (money === undefined) {
    return query.isError ? (
      <RetryAlert title="We couldn’t load the charges." query={query} />
    ) : (
      <Skeleton className="h-60" />
    );
  }
  const bill = billOf(money);
  const billed = bill.currency ?? costCurrency(money.costs_compared);
  const others = otherCosts(money.costs_compared, billed);
  return (
    <>
      {query.isError && <RetryAlert title="We couldn’t load the charges." query={query} />}
      {others.length > 0 && (
        <Alert
          tone="warn"
          title="These totals don’t include costs in other currencies."
        >{`The load also costs ${joinList(others.map(({ cents, currency }) => formatCents(cents, currency)))}${bill.currency !== null ? `. Add a charge in ${bill.currency} to bill them` : ''}.`}</Alert>
      )}
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-6">
        <div className="grid gap-4 *:min-w-0">
          <QuotedAndActual {...{ loadId, money, bill, billed }} />
          <BillSummary money={money} bill={bill} />
        </div>
        <Charges loadId={loadId} money={money} />
      </div>
      <LoadInvoice load={money} bill={bill} />
    </>
  );
}
