import type { VehiclePayload } from '@contracts/fleet';
import { formatFeet } from '@domain/numbers/length';

type Measured = Pick<
  VehiclePayload,
  | 'axle_count'
  | 'axle_layout'
  | 'max_weight_capacity'
  | 'length'
  | 'width'
  | 'height'
  | 'year_manufactured'
  | 'license_plate'
  | 'vin'
>;

/** A vehicle's data as terms and details. Unknown values are omitted. */
export function vehicleFacts(vehicle: Measured): { term: string; detail: string }[] {
  const { axle_count, axle_layout, max_weight_capacity, year_manufactured } = vehicle;
  const sides = [vehicle.length, vehicle.width, vehicle.height];
  const facts: [term: string, detail: string | number | null][] = [
    ['Axles', axle_layout === null ? axle_count : `${String(axle_count)} (${axle_layout})`],
    ['Capacity', max_weight_capacity && `${max_weight_capacity.toLocaleString('en-US')} tons`],
    [
      'L × W × H',
      sides.some((side) => side !== null)
        ? sides.map((side) => (side === null ? '–' : formatFeet(side))).join(' × ')
        : null,
    ],
    ['Year', year_manufactured],
    ['License plate', vehicle.license_plate],
    ['VIN', vehicle.vin],
  ];
  return facts.flatMap(([term, detail]) =>
    detail === null || detail === 0 ? [] : [{ term, detail: String(detail) }],
  );
}
