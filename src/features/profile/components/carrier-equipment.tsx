import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  CARRIER_EQUIPMENT_MAX,
  carrierEquipmentFacts,
  carrierEquipmentName,
} from '@contracts/carrier-equipment';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  carrierEquipmentQueryOptions,
  useDeleteCarrierEquipmentMutation,
  type CarrierEquipment as Equipment,
} from '../api/carrier-equipment';
import { carrierEquipmentToasts } from '../toasts';
import { CarrierEquipmentDialog } from './carrier-equipment-dialog';

/** A carrier's trailers and tractors: list, form and deletion. */
export function CarrierEquipment({ userId }: { userId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    carrierEquipmentQueryOptions(userId),
  );
  const [opened, setOpened] = useState<Equipment | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Equipment | null>(null);
  const deletion = useDeleteCarrierEquipmentMutation(userId);

  if (isPending) return <Skeleton className="h-48" />;
  const equipment = data ?? [];
  const isFull = equipment.length >= CARRIER_EQUIPMENT_MAX;
  const add = (
    <Button
      variant="outline"
      disabled={isFull}
      onClick={() => {
        setOpened('new');
      }}
    >
      <Plus />
      Add Equipment
    </Button>
  );
  return (
    <div className="grid gap-4.5">
      {isError && (
        <RetryAlert title="We couldn’t load your equipment." query={{ isFetching, refetch }} />
      )}
      {data?.length === 0 && (
        <EmptyState title="No equipment yet" action={add}>
          Add the trailers and tractors you run. Dispatch sees them when looking for a carrier.
        </EmptyState>
      )}
      {equipment.length > 0 && (
        <>
          <ul aria-label="Your equipment" className="rounded-md border bg-surface">
            {equipment.map((each) => (
              <EquipmentRow
                key={each.id}
                equipment={each}
                onEdit={setOpened}
                onDelete={setToDelete}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {add}
            <p className="text-sm text-subtle">
              {isFull
                ? `You can list up to ${String(CARRIER_EQUIPMENT_MAX)} pieces of equipment.`
                : 'Dispatch sees this list.'}
            </p>
          </div>
        </>
      )}
      {opened !== null && (
        <CarrierEquipmentDialog
          userId={userId}
          opened={opened === 'new' ? null : opened}
          current={equipment.find(({ id }) => opened !== 'new' && id === opened.id)}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
      <DeleteDialog
        record={toDelete}
        noun="equipment"
        title={(each) => `Delete ${carrierEquipmentName(each)}?`}
        mutation={deletion}
        failure={carrierEquipmentToasts.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </div>
  );
}

interface EquipmentRowProps {
  equipment: Equipment;
  onEdit: (equipment: Equipment) => void;
  onDelete: (equipment: Equipment) => void;
}

function EquipmentRow({ equipment, onEdit, onDelete }: EquipmentRowProps) {
  const name = carrierEquipmentName(equipment);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b px-4.5 py-3 leading-snug last:border-b-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          {equipment.available ? (
            <Badge tone="ok">Available</Badge>
          ) : (
            <Badge tone="neutral">Not available</Badge>
          )}
        </p>
        <p className="mt-0.5 text-sm text-muted tabular-nums">{carrierEquipmentFacts(equipment)}</p>
      </div>
      <span className="flex gap-1">
        <Button
          variant="ghost"
          size="md"
          isIcon
          aria-label={`Edit: ${name}`}
          onClick={() => {
            onEdit(equipment);
          }}
        >
          <Pencil />
        </Button>
        <Button
          variant="ghost"
          size="md"
          isIcon
          aria-label={`Delete: ${name}`}
          onClick={() => {
            onDelete(equipment);
          }}
        >
          <Trash2 />
        </Button>
      </span>
    </li>
  );
}
