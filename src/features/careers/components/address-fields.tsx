import { useFormState } from 'react-hook-form';
import { CANADIAN_PROVINCES, US_STATES, type Region } from '@domain/places/states';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { APPLICATION_LABELS, type ApplicationForm } from '../model/application-fields';

/** The applicant's address. Every field is optional. */
export function AddressFields({ form }: { form: ApplicationForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      <Field
        label={APPLICATION_LABELS.address}
        isOptional
        error={errors.address?.message}
        className="xs:col-span-6"
      >
        {(control) => (
          <Input {...control} {...form.register('address')} autoComplete="street-address" />
        )}
      </Field>
      <Field
        label={APPLICATION_LABELS.city}
        isOptional
        error={errors.city?.message}
        className="xs:col-span-2"
      >
        {(control) => (
          <Input {...control} {...form.register('city')} autoComplete="address-level2" />
        )}
      </Field>
      <Field
        label={APPLICATION_LABELS.state}
        isOptional
        error={errors.state?.message}
        className="xs:col-span-2"
      >
        {(control) => (
          <Select {...control} {...form.register('state')} autoComplete="address-level1">
            <option value="">Choose</option>
            <RegionGroup label="United States" regions={US_STATES} />
            <RegionGroup label="Canada" regions={CANADIAN_PROVINCES} />
          </Select>
        )}
      </Field>
      <Field
        label={APPLICATION_LABELS.zip_code}
        isOptional
        error={errors.zip_code?.message}
        className="xs:col-span-2"
      >
        {(control) => (
          <Input {...control} {...form.register('zip_code')} autoComplete="postal-code" />
        )}
      </Field>
    </>
  );
}

function RegionGroup({ label, regions }: { label: string; regions: readonly Region[] }) {
  return (
    <optgroup label={label}>
      {regions.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
