import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { replyFormSchema, type ReplyFormValues, type ReplyPayload } from '@contracts/reply';
import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { useSendReplyMutation } from '../api/send-reply';
import { emailToasts } from '../toasts';
import { replyDraft, type RepliedRecord } from '../model/email-record';

interface ReplyFormProps {
  record: RepliedRecord;
  shownBy: QueryKey;
  /** The reply was sent or canceled. The draft is kept until it is sent. */
  onDone: () => void;
}

/** Writes an email to a record's sender. */
export function ReplyForm({ record, shownBy, onDone }: ReplyFormProps) {
  const [draft] = useState(() => replyDraft(record));
  const form = useForm<ReplyFormValues, unknown, ReplyPayload>({
    resolver: standardSchemaResolver(replyFormSchema),
    defaultValues: draft.blank,
  });
  const { errors } = form.formState;
  const { handleSubmit, forget, error, isBusy } = useFormSubmission({
    form,
    draft,
    table: 'emails',
    mutation: useSendReplyMutation(record, shownBy),
    onSent: onDone,
  });
  useUnsavedChanges(form.formState.isDirty, forget);
  useEffect(() => {
    form.setFocus('body');
  }, [form]);

  return (
    <form noValidate aria-label="Reply by email" className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-muted">
        To <span className="font-semibold wrap-anywhere text-fg">{record.email}</span>. Replies go
        to dispatch.
      </p>
      <Field label="Subject" error={errors.subject?.message}>
        {(control) => <Input {...control} {...form.register('subject')} autoComplete="off" />}
      </Field>
      <Field label="Message" error={errors.body?.message}>
        {(control) => <Textarea {...control} {...form.register('body')} rows={7} />}
      </Field>
      {error !== null && (
        <Alert tone="danger" title={emailToasts.failed(error).description}>
          Everything you typed is still here.
        </Alert>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="solid" size="md" isBusy={isBusy} busyText="Sending...">
          Send email
        </Button>
        <Button variant="quiet" size="md" disabled={isBusy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
