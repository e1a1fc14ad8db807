import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { loadFormSchema, type LoadFormValues, type LoadPayload } from '@contracts/load';
import { useSaveLoadMutation } from '@/features/loads/api/admin-load-mutations';
import { adminLoadQueryOptions, type AdminLoad } from '@/features/loads/api/admin-loads';
import { quoteToPlanQueryOptions } from '@/features/loads/api/quote-to-plan';
import { toFormValues } from '@/features/loads/model/load-fields';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { LoadFormFields } from './load-form-fields';

interface LoadFormProps {
  /** The load to change; `null` for a new one. */
  load: AdminLoad | null;
  /** The quote a new load is created from. */
  quoteId: string | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** Dialog that creates or edits a load. The quote it starts from is fetched first. */
export function LoadForm({ load, quoteId, onClose, onSaved }: LoadFormProps) {
  const {
    data: quote = null,
    error: quoteError,
    isLoading,
  } = useQuery({ ...quoteToPlanQueryOptions(quoteId ?? ''), enabled: quoteId !== null });
  const form = useForm<LoadFormValues, unknown, LoadPayload>({
    resolver: standardSchemaResolver(loadFormSchema),
    defaultValues: toFormValues(load, quote),
    // Fills in the quote once it is loaded, and keeps what the user has typed since.
    ...(quote && { values: toFormValues(load, quote) }),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = useFormState({ control: form.control });
  // One id for all attempts, so a retry can't create a second load.
  const [newId] = useState(createUuid);
  const id = load?.id ?? newId;
  const { mutate, isPending, isSuccess, error } = useSaveLoadMutation();
  const { data: current = load } = useQuery({
    ...adminLoadQueryOptions(id),
    enabled: load !== null,
  });
  const version = useEditedVersion({
    opened: load,
    current,
    save: { isPending, isSuccess },
    hasSameValues: (one, other) =>
      JSON.stringify(toFormValues(one, null)) === JSON.stringify(toFormValues(other, null)),
  });
  const { base, isStale } = version;

  const save = (payload: LoadPayload) => {
    if (isStale) return;
    mutate(
      { id, base, payload, quoteId: quote?.id ?? null },
      {
        onSuccess: () => {
          onSaved(id);
        },
      },
    );
  };

  return (
    <FormDialog
      size="lg"
      title={load === null ? 'New load' : 'Edit load'}
      description={quote ? `From ${quote.customer_name}’s quote.` : undefined}
      error={error}
      failure="Failed to save the load."
      stale={
        isStale
          ? {
              noun: 'load',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                form.reset(toFormValues(version.rebase(), null));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      submitLabel="Save load"
      isDirty={isDirty}
      isBusy={isPending}
      isBlocked={isLoading}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      {isLoading ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid gap-7">
          {quoteError && quote === null && (
            <Alert tone="warn" title="We couldn’t load the quote.">
              Fill in the load yourself, or close this and try again.
            </Alert>
          )}
          <LoadFormFields form={form} load={load} />
        </div>
      )}
    </FormDialog>
  );
}
