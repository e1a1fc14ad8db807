import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { equipmentQueryOptions } from '../api/equipment';
import { EquipmentForm } from './equipment-form';

/** Home base, high pole and certifications, once they have arrived. */
export function EquipmentPart({ userId }: { userId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(equipmentQueryOptions(userId));
  if (isError) {
    return (
      <Alert
        tone="danger"
        title="Your equipment could not be loaded."
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
