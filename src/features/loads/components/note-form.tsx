import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { loadNoteSchema, type LoadNote } from '@contracts/load';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { useAddNoteMutation } from '../api/load-log';
import { loadMessages } from '../messages';

/** Writes into the log of a move; what was typed stays until it is stored. */
export function NoteForm({ loadId }: { loadId: string }) {
  const form = useForm({
    resolver: standardSchemaResolver(loadNoteSchema),
    defaultValues: { note: '' },
  });
  const { errors } = useFormState({ control: form.control });
  const { mutate, isPending, error } = useAddNoteMutation();
  // The same for every try of the same words.
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
            placeholder="Where you are, what changed"
          />
        )}
      </Field>
      {error !== null && (
        <Alert tone="danger" title="The note was not added.">
          {loadMessages.noteFailed(error).description} What you typed is still here.
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
