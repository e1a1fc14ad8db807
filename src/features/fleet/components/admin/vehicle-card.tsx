import { Pencil, Trash2 } from 'lucide-react';
import { RecordPicture } from '@/shared/blocks/record-picture';
import { RowAction } from '@/shared/console/list/row-action';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Facts } from '@/shared/ui/facts';
import type { AdminVehicle } from '../../api/admin-vehicles';
import { trailerOf } from '../../model/trailer-of';
import { vehicleFacts } from '../../model/vehicle-facts';
import { NeededUnitsLine } from './needed-units-line';
import { VehicleStatusBadge } from './vehicle-status-badge';

/** The cards don't wait for the drawing's code. Its place grows with the width as the drawing does. */
const ScaledTrailer = lazyPart(
  async () => (await import('@/shared/drawing/scaled-trailer')).ScaledTrailer,
  { fallback: <div className="pt-[3.725rem] pb-[7.87%]" /> },
);

export interface VehicleHandlers {
  onEdit: (vehicle: AdminVehicle) => void;
  /** Opens the confirmation dialog. */
  onDelete: (vehicle: AdminVehicle) => void;
}

/** Width of every card's drawing in feet, so that all share one scale. */
const PAPER_FT = 170;

/** A vehicle with its image, scale drawing and data. */
export function VehicleCard({
  vehicle,
  onEdit,
  onDelete,
}: VehicleHandlers & { vehicle: AdminVehicle }) {
  const { name, description, image_url, image_width, image_height } = vehicle;
  const trailer = trailerOf(vehicle);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] overflow-hidden rounded-md border bg-surface">
      <div className="relative">
        <RecordPicture
          src={image_url}
          alt=""
          width={image_width}
          height={image_height}
          sizes="(min-width: 72rem) 26rem, (min-width: 48rem) 45vw, 100vw"
          className="aspect-video object-cover"
        />
        <span className="absolute top-2 left-2">
          <VehicleStatusBadge status={vehicle.status} />
        </span>
      </div>
      <div className="border-b px-3.5 pt-3">
        <ScaledTrailer {...trailer} paperFt={PAPER_FT} />
      </div>
      <div className="grid content-start gap-3 p-3.5">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 type-h4 wrap-anywhere">{name}</h2>
          <span className="-mt-1 -mr-1.5 flex">
            <RowAction
              Icon={Pencil}
              label="Edit"
              name={name}
              onClick={() => {
                onEdit(vehicle);
              }}
            />
            <RowAction
              Icon={Trash2}
              label="Delete"
              name={name}
              onClick={() => {
                onDelete(vehicle);
              }}
            />
          </span>
        </div>
        {description !== null && (
          <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{description}</p>
        )}
        <Facts isCompact entries={vehicleFacts(vehicle)} className="text-sm" />
        <NeededUnitsLine configuration={vehicle} />
      </div>
    </li>
  );
}
