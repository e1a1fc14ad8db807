import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { equipmentQueryOptions } from '../api/equipment';
import { EquipmentForm } from './equipment-form';

/** The equipment form, or its loading or error state. */
export function EquipmentSection({ userId }: { userId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(equipmentQueryOptions(userId));
  if (isError) {
    return <RetryAlert title="We couldn’t load your equipment." query={{ isFetching, refetch }} />;
  }
  if (isPending) return <Skeleton className="h-96" />;
  return <EquipmentForm userId={userId} equipment={data} />;
}
