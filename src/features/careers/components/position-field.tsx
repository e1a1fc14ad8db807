import { useFormState } from 'react-hook-form';
import { GENERAL_APPLICATION } from '@domain/application-options';
import { JOB_OPENINGS } from '@/content/careers';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { APPLICATION_LABELS, type ApplicationForm } from '../model/application-fields';

const POSITIONS = [GENERAL_APPLICATION, ...JOB_OPENINGS.map(({ title }) => title)];

interface PositionFieldProps {
  form: ApplicationForm;
  /** The opening the dialog was opened from. It is then read-only. */
  position: string | null;
}

/** The position: fixed by the opening, or chosen by the applicant. */
export function PositionField({ form, position }: PositionFieldProps) {
  const { errors } = useFormState({ control: form.control });
  return (
    <Field
      label={APPLICATION_LABELS.job_title}
      error={errors.job_title?.message}
      className="xs:col-span-6"
    >
      {(control) =>
        position === null ? (
          <Select {...control} {...form.register('job_title')}>
            {POSITIONS.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </Select>
        ) : (
          // The dialog opens with focus here, and selected text would look like an edit.
          <Input {...control} readOnly value={position} className="selection:bg-transparent" />
        )
      }
    </Field>
  );
}
