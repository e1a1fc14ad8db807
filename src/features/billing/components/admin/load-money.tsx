import { useQuery } from '@tanstack/react-query';
import { joinList } from '@domain/text/join-list';
import { formatCents } from '@domain/numbers/money';
import { Alert } from '@/shared/ui/alert';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { loadMoneyQueryOptions } from '../../api/charges';
import { billOf } from '../../model/load-bill';
import { BillSummary } from './bill-summary';
import { Charges } from './charges';
import { LoadInvoice } from './load-invoice';
import { OfferCosts } from './offer-costs';

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
  return (
    <>
      {query.isError && <RetryAlert title="We couldn’t load the charges." query={query} />}
      {bill.otherCosts.length > 0 && (
        <Alert
          tone="warn"
          title="These totals don’t include costs in other currencies."
        >{`Permits also cost ${joinList(bill.otherCosts.map(({ cents, currency }) => formatCents(cents, currency)))}${bill.currency !== null ? `. Add a charge in ${bill.currency} to bill them` : ''}.`}</Alert>
      )}
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-6">
        <div className="grid gap-4 *:min-w-0">
          <OfferCosts offer={money.offer} bill={bill} />
          <BillSummary money={money} bill={bill} />
        </div>
        <Charges loadId={loadId} money={money} />
      </div>
      <LoadInvoice load={money} bill={bill} />
    </>
  );
}
