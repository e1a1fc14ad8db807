import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { loadFormSchema, type LoadFormValues, type LoadPayload } from '@contracts/load';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { useDiscardGuard } from '@/shared/ui/use-discard-guard';
import { adminLoadMessages } from '../../admin-messages';
import { adminLoadKeys } from '../../api/admin-keys';
import { useSaveLoadMutation } from '../../api/admin-load-mutations';
import { adminLoadQueryOptions, type AdminLoad } from '../../api/admin-loads';
import { quoteToPlanQueryOptions, type QuoteToPlan } from '../../api/quote-to-plan';
import { toFormValues } from '../../model/load-fields';
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
export function LoadForm(props: LoadFormProps) {
  const { quoteId } = props;
  const { data: quote, error } = useQuery({
    ...quoteToPlanQueryOptions(quoteId ?? ''),
    enabled: quoteId !== null,
  });
  const isSaving = useIsMutating({ mutationKey: [...adminLoadKeys.all, 'save'] }) > 0;
  const guard = useDiscardGuard();
  const isWaiting = quoteId !== null && quote === undefined && !error;
  return guard.wrap(
    <Dialog
      open
      onOpenChange={() => {
        // Stay open while saving: if the save fails, the user keeps what they typed.
        if (!isSaving) guard.ask(props.onClose);
      }}
      size="lg"
      title={props.load === null ? 'New load' : 'Edit load'}
      description={quote ? `From ${quote.customer_name}’s quote.` : undefined}
    >
      {isWaiting ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          {quoteId !== null && !quote && (
            <Alert tone="warn" title="We couldn’t load the quote." className="mb-5">
              Fill in the load yourself, or close this and try again.
            </Alert>
          )}
          <Fields {...props} quote={quote ?? null} />
        </>
      )}
    </Dialog>,
  );
}

/** Mounted once its initial values are loaded. */
function Fields({ load, quote, onClose, onSaved }: LoadFormProps & { quote: QuoteToPlan | null }) {
  const form = useForm<LoadFormValues, unknown, LoadPayload>({
    resolver: standardSchemaResolver(loadFormSchema),
    defaultValues: toFormValues(load, quote),
  });
  useUnsavedChanges(useFormState({ control: form.control }).isDirty);
  // One id for all attempts, so a retry can't create a second load.
  const [newId] = useState(createUuid);
  const id = load?.id ?? newId;
  const { mutate, isPending, isSuccess, error } = useSaveLoadMutation();
  const { data: current = load } = useQuery({
    ...adminLoadQueryOptions(id),
    enabled: load !== null,
  });
  const version = useEditedVersion({ opened: load, current, save: { isPending, isSuccess } });
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
    <form
      noValidate
      className="grid gap-7"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <LoadFormFields form={form} load={load} />
      {isStale && (
        <StaleAlert
          noun="load"
          isDeleted={version.isDeleted}
          onShowTheirs={() => {
            form.reset(toFormValues(version.rebase(), null));
          }}
          onKeepMine={version.rebase}
        />
      )}
      {error !== null && !isStale && (
        <Alert tone="danger" title={adminLoadMessages.saveFailed(error).description}>
          Your changes are still here.
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" size="md" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="solid" size="md" isBusy={isPending} busyText="Saving...">
          Save load
        </Button>
      </div>
    </form>
  );
}
