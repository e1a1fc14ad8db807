import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState } from 'react-hook-form';
import { reasonSchema, type Reason } from '@contracts/load';
import { FormDialog } from '@/shared/forms/form-dialog';
import { isAppError } from '@/shared/lib/app-error';
import { Alert } from '@/shared/ui/alert';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { useStartLoadMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';

interface StartAnywayDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Starts a load that isn't ready, with a reason that stays on the load and in its log. */
export function StartAnywayDialog({ load, onClose }: StartAnywayDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const { mutate, isPending, error } = useStartLoadMutation();
  const start = ({ reason }: Reason) => {
    mutate({ load, reason }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Start this load anyway?"
      description={load.title}
      size="sm"
      error={error}
      failure="We couldn’t start the load."
      submitLabel="Start anyway"
      busyText="Starting..."
      isDirty={isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(start)(event)}
      onClose={onClose}
    >
      {isAppError(error, 'stale') && (
        <Alert tone="danger" title="Someone changed this load.">
          The problems below are the latest. Check them and try again.
        </Alert>
      )}
      <div>
        <p className="font-semibold">You override:</p>
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {load.problems.map(({ problem, record_id }) => (
            <li key={`${problem} ${record_id ?? ''}`}>{problem}.</li>
          ))}
        </ul>
      </div>
      <Field
        label="Reason"
        hint="It stays on the load and in its log, with your name."
        error={errors.reason?.message}
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} />}
      </Field>
    </FormDialog>
  );
}
