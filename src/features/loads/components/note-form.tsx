import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { loadNoteSchema, type LoadNote } from '@contracts/load';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { useAddNoteMutation } from '../api/load-log';
import { loadToasts } from '../toasts';

interface NoteFormProps {
  loadId: string;
  /** Suggests what to write. */
  placeholder: string;
}

/** Adds a note to the load's log. The text stays in the form until it is saved. */
export function NoteForm({ loadId, placeholder }: NoteFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(loadNoteSchema),
    defaultValues: { note: '' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  const { mutate, isPending, error } = useAddNoteMutation();
  // A retry of the same text reuses its id, so it can't be stored twice.
  const sent = useRef({ id: '', note: '' });

  const send = ({ note }: LoadNote) => {
    if (sent.current.note !== note) sent.current = { id: createUuid(), note };
    mutate(
      { id: sent.current.id, load_id: loadId, note },
      {
        onSuccess: () => {
          sent.current = { id: '', note: '' };
          form.reset();
        },
      },
    );
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-3"
    >
      <Field label="Add a note" error={errors.note?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('note')}
            rows={2}
            className="min-h-20!"
            placeholder={placeholder}
          />
        )}
      </Field>
      {error !== null && (
        <Alert tone="danger" title="We couldn’t add your note.">
          {`${loadToasts.noteFailed(error).description ?? ''} Your text is still here.`}
        </Alert>
      )}
      <p>
        <Button type="submit" variant="solid" size="md" isBusy={isPending} busyText="Adding...">
          Add note
        </Button>
      </p>
    </form>
  );
}
