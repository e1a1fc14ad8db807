import { splitFeet, typedFeet } from '@domain/numbers/length';
import type { UnitFormValues } from '@contracts/unit';
import type { Unit } from './unit';

/** An empty form. */
export const BLANK_UNIT: UnitFormValues = {
  kind: 'trailer',
  number: '',
  make: '',
  model: '',
  year_manufactured: '',
  axles: '',
  axle_spacings: '',
  tare_lbs: '',
  deck: '',
  deck_height: '',
  deck_height_in: '',
  deck_length: '',
  deck_length_in: '',
  capacity_lbs: '',
  license_plate: '',
  vin: '',
};

const text = (value: string | number | null) => (value === null ? '' : String(value));
const boxes = (feet: number | null) => (feet === null ? { feet: '', inches: '' } : splitFeet(feet));

/** The form values of a stored unit. */
export function toUnitForm(unit: Unit): UnitFormValues {
  const [height, length] = [boxes(unit.deck_height), boxes(unit.deck_length)];
  return {
    kind: unit.kind,
    number: unit.number,
    make: unit.make,
    model: unit.model,
    year_manufactured: text(unit.year_manufactured),
    axles: text(unit.axles),
    axle_spacings: (unit.axle_spacings ?? []).map(typedFeet).join(', '),
    tare_lbs: text(unit.tare_lbs),
    deck: unit.deck ?? '',
    deck_height: height.feet,
    deck_height_in: height.inches,
    deck_length: length.feet,
    deck_length_in: length.inches,
    capacity_lbs: text(unit.capacity_lbs),
    license_plate: text(unit.license_plate),
    vin: text(unit.vin),
  };
}
