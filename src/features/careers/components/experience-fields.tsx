import { useFormState } from 'react-hook-form';
import { EXPERIENCE_OPTIONS } from '@domain/application-options';
import { Field } from '@/shared/ui/field';
import { DateInput } from '@/shared/ui/date-input';
import { Select } from '@/shared/ui/select';
import { APPLICATION_LABELS, type ApplicationForm } from '../model/application-fields';

/** Years of experience and start date. */
export function ExperienceFields({ form }: { form: ApplicationForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      <Field
        label={APPLICATION_LABELS.experience_years}
        isOptional
        error={errors.experience_years?.message}
        className="xs:col-span-3"
      >
        {(control) => (
          <Select {...control} {...form.register('experience_years')}>
            <option value="">Choose</option>
            {EXPERIENCE_OPTIONS.map(({ label, years }) => (
              <option key={years} value={years}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={APPLICATION_LABELS.availability_date}
        isOptional
        error={errors.availability_date?.message}
        className="xs:col-span-3"
      >
        {(control) => (
          <DateInput {...control} {...form.register('availability_date')} autoComplete="off" />
        )}
      </Field>
    </>
  );
}
