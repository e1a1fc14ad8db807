import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { reasonSchema, type Reason } from '@contracts/load';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';

interface ReasonDialogProps {
  title: string;
  description: string;
  hint?: string;
  /** The mutation that sends the reason. */
  error: Error | null;
  failure: string;
  submitLabel: string;
  busyText?: string;
  isBusy: boolean;
  /** Content above the field. */
  children?: ReactNode;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks why: a dialog with one required field. */
export function ReasonDialog({ hint, children, onReason, ...dialog }: ReasonDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const send = ({ reason }: Reason) => {
    onReason(reason);
  };
  return (
    <FormDialog
      {...dialog}
      size="sm"
      isDirty={isDirty}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {children}
      <Field label="Reason" hint={hint} error={errors.reason?.message}>
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} />}
      </Field>
    </FormDialog>
  );
}
