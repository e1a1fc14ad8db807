import type { PermitFormValues } from '@contracts/load';
import type { AdminPermit } from '../api/admin-loads';

/** What the fields hold for the permit of a state or province; `undefined` where none is on file. */
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
