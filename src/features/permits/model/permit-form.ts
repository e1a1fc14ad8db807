import type { PermitFormValues } from '@contracts/load';
import type { LoadPermit } from '@/features/loads/model/load-record';

/** Form values for a state's or province's permit, existing or new. */
export function toPermitForm(
  jurisdiction: string,
  permit: LoadPermit | undefined,
): PermitFormValues {
  return {
    jurisdiction,
    permit_number: permit?.permit_number ?? '',
    status: permit?.status ?? 'needed',
    valid_from: permit?.valid_from ?? '',
    valid_until: permit?.valid_until ?? '',
  };
}
