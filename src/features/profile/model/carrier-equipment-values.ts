import type { CarrierEquipmentFormValues } from '@contracts/carrier-equipment';
import { splitFeet } from '@domain/numbers/length';
import type { Tables } from '@database';
import { formatCount } from '@domain/numbers/counts';

/** The form of new equipment. */
export const NEW_CARRIER_EQUIPMENT: CarrierEquipmentFormValues = {
  kind: '',
  axles: '',
  deck_length: '',
  deck_length_in: '',
  capacity_lbs: '',
  quantity: '1',
  available: true,
};

type Stored = Pick<
  Tables<'carrier_equipment'>,
  'kind' | 'axles' | 'deck_length' | 'capacity_lbs' | 'quantity' | 'available'
>;

/** The form values of stored equipment. */
export function toCarrierEquipmentValues({
  kind,
  axles,
  deck_length,
  capacity_lbs,
  quantity,
  available,
}: Stored): CarrierEquipmentFormValues {
  const deck = deck_length === null ? { feet: '', inches: '' } : splitFeet(deck_length);
  return {
    kind,
    axles: String(axles),
    deck_length: deck.feet,
    deck_length_in: deck.inches,
    capacity_lbs: formatCount(capacity_lbs),
    quantity: String(quantity),
    available,
  };
}
