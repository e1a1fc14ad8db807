import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { equipmentQueryOptions } from '../api/equipment';
import { EquipmentForm } from './equipment-form';

/** The equipment form, or its loading or error state. */
export function EquipmentSection({ userId }: { userId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(equipmentQueryOptions(userId));
  if (isError) {
    return (
      <Alert
        tone="danger"
        title="We couldn’t load your equipment."
        actions={
          <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (isPending) return <Skeleton className="h-96" />;
  return <EquipmentForm userId={userId} equipment={data} />;
}
