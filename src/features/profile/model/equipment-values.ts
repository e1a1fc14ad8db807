import { isJurisdiction } from '@domain/places/states';
import type { EquipmentFormValues } from '@contracts/profile';
import type { Tables } from '@database';

type Equipment = Pick<
  Tables<'pilot_profiles'>,
  'home_base_city' | 'home_base_state' | 'has_high_pole' | 'certified_states'
>;

/** The form values of a stored profile. Leaves out unknown state codes. */
export function toEquipmentValues(equipment: Equipment | null): EquipmentFormValues {
  const state = equipment?.home_base_state ?? null;
  return {
    home_base_city: equipment?.home_base_city ?? '',
    home_base_state: isJurisdiction(state) ? state : '',
    has_high_pole: equipment?.has_high_pole ?? false,
    certified_states: (equipment?.certified_states ?? []).filter(isJurisdiction),
  };
}
