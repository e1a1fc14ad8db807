import { useFormState } from 'react-hook-form';
import { GENERAL_APPLICATION } from '@contracts/application';
import { JOB_OPENINGS } from '@/content/careers';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { APPLICATION_LABELS, type ApplicationForm } from '../model/application-fields';

const POSITIONS = [GENERAL_APPLICATION, ...JOB_OPENINGS.map(({ title }) => title)];

interface PositionFieldProps {
  form: ApplicationForm;
  /** The opening the dialog was opened from; it cannot be changed (specification 1, section 2). */
  position: string | null;
}

/** What is applied for: given by the opening, or chosen. */
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
          // The dialog opens with the focus here; its text marked for copying would say nothing.
          <Input {...control} readOnly value={position} className="selection:bg-transparent" />
        )
      }
    </Field>
  );
}
