import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  quoteNoteSchema,
  type QuoteNotePayload,
  type QuoteNoteValues,
} from '@contracts/quote-note';
import { quoteNoteToasts } from '@/features/quotes/admin-toasts';
import { useAddNoteMutation } from '@/features/quotes/api/quote-note-mutations';
import type { DraftSource } from '@/shared/forms/form-draft';
import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';

const BLANK: QuoteNoteValues = { body: '' };

/** Adds a note to a quote. The text is kept as a draft in this browser until it is saved. */
export function NoteForm({ quoteId }: { quoteId: string }) {
  const [draft] = useState<DraftSource<QuoteNoteValues>>({
    key: `quote-note-${quoteId}`,
    blank: BLANK,
  });
  const form = useForm<QuoteNoteValues, unknown, QuoteNotePayload>({
    resolver: standardSchemaResolver(quoteNoteSchema),
    defaultValues: BLANK,
  });
  const { handleSubmit, forget, error, isBusy } = useFormSubmission({
    form,
    draft,
    table: 'quote_notes',
    mutation: useAddNoteMutation(quoteId),
    onSent: () => {
      form.reset(BLANK);
    },
  });
  useUnsavedChanges(form.formState.isDirty, forget);

  return (
    <form noValidate aria-label="Add a note" className="grid gap-3" onSubmit={handleSubmit}>
      <Field label="New note" error={form.formState.errors.body?.message}>
        {(control) => (
          <Textarea {...control} {...form.register('body')} rows={2} className="min-h-18!" />
        )}
      </Field>
      {error !== null && (
        <Alert tone="danger" title={quoteNoteToasts.addFailed.description}>
          Your text is still here.
        </Alert>
      )}
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        className="justify-self-start"
        isBusy={isBusy}
        busyText="Adding..."
      >
        Add Note
      </Button>
    </form>
  );
}
