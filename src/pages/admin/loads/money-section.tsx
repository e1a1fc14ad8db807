import { Lock } from 'lucide-react';
import { LoadSection } from '@/features/loads/components/admin/page/load-section';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';

const LoadMoney = lazyPart(
  async () => (await import('@/features/billing/components/admin/load-money')).LoadMoney,
  {
    fallback: <Skeleton className="h-60" />,
    onFailure: NotLoaded,
  },
);

/** The bill of the load's customer. */
export function MoneySection({ loadId }: { loadId: string }) {
  return (
    <LoadSection
      title="Money"
      action={
        <p className="flex items-center gap-1.5 text-xs text-subtle">
          <Lock className="size-3.5" />
          Admins only. Drivers and pilot cars can’t see prices.
        </p>
      }
    >
      <LoadMoney loadId={loadId} />
    </LoadSection>
  );
}
