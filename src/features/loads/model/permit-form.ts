import type { PermitFormValues } from '@contracts/load';
import type { AdminPermit } from '../api/admin-loads';

/** Form values for a state's or province's permit, existing or new. */
export function toPermitForm(
  jurisdiction: string,
  permit: AdminPermit | undefined,
): PermitFormValues {
  return {
    jurisdiction,
    permit_number: permit?.permit_number ?? '',
    status: permit?.status ?? 'requested',
    valid_from: permit?.valid_from ?? '',
    valid_until: permit?.valid_until ?? '',
  };
}
