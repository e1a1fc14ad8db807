import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { JURISDICTION_CODES } from '@domain/places/states';
import {
  certificateRuleSchema,
  type CertificateRuleForm,
  type CertificateRulePayload,
} from '@contracts/pilot-papers';
import { FormDialog } from '@/shared/forms/form-dialog';
import { dayOf } from '@domain/time/day';
import { useNow } from '@/shared/lib/use-now';
import { Field } from '@/shared/ui/field';
import { DateInput } from '@/shared/ui/date-input';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useSaveRuleMutation } from '../api/certificate-rules';

interface RuleDialogProps {
  state: string;
  onClose: () => void;
}

/** Adds a rule about the certificates a state accepts, with its source. */
export function RuleDialog({ state, onClose }: RuleDialogProps) {
  const save = useSaveRuleMutation(state);
  const today = dayOf(useNow());
  const form = useForm<CertificateRuleForm, unknown, CertificateRulePayload>({
    resolver: standardSchemaResolver(certificateRuleSchema),
    defaultValues: {
      issuing_state: '',
      is_accepted: 'yes',
      source: '',
      checked_on: today,
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <FormDialog
      title={`Pilot-car certificates in ${state}`}
      description="This applies to every pilot car, so enter only what you have read or been told."
      size="sm"
      error={save.error}
      failure="We couldn’t save this."
      submitLabel="Save"
      isDirty={isDirty}
      isBusy={save.isPending}
      onSubmit={(event) =>
        void form.handleSubmit((rule) => {
          save.mutate(rule, { onSuccess: onClose });
        })(event)
      }
      onClose={onClose}
    >
      <Field label="Certificate" error={errors.issuing_state?.message}>
        {(control) => (
          <Select {...control} {...form.register('issuing_state')}>
            <option value="">Without a certificate</option>
            {JURISDICTION_CODES.filter((code) => code !== state).map((code) => (
              <option key={code} value={code}>
                {`From ${code}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={`Accepted in ${state}`}>
        {(control) => (
          <Select {...control} {...form.register('is_accepted')}>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Select>
        )}
      </Field>
      <Field label="Source" error={errors.source?.message}>
        {(control) => <Input {...control} {...form.register('source')} required />}
      </Field>
      <Field label="Checked on" error={errors.checked_on?.message}>
        {(control) => <DateInput {...control} {...form.register('checked_on')} required />}
      </Field>
    </FormDialog>
  );
}
