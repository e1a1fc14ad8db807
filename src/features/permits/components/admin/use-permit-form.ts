import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SubmitEvent } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { permitFormSchema, type PermitFormValues, type PermitPayload } from '@contracts/load';
import type { AdminLoad, AdminPermit } from '@/features/loads/api/admin-loads';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { toPermitForm } from '../../model/permit-form';
import { useSavePermitMutation } from '../../api/permit-mutations';

/**
 * The permit form's state. A load has one permit per state or province, so the chosen one decides
 * whether the form adds a permit or edits the one on file.
 */
export function usePermitForm({ id, permits }: AdminLoad) {
  const form = useForm<PermitFormValues, unknown, PermitPayload>({
    resolver: standardSchemaResolver(permitFormSchema),
    defaultValues: toPermitForm('', undefined),
  });
  const { dirtyFields } = useFormState({ control: form.control });
  const isTyped = Object.keys(dirtyFields).some((field) => field !== 'jurisdiction');
  useUnsavedChanges(isTyped);
  const chosen = useWatch({ control: form.control, name: 'jurisdiction' });
  const onFile = (code: string) => permits.find(({ jurisdiction }) => jurisdiction === code);
  const current = onFile(chosen);

  const { mutate, isPending } = useSavePermitMutation();
  const version = useEditedVersion<AdminPermit>({
    opened: null,
    current,
    // The form stays for the next permit, so an earlier success says nothing about this one.
    save: { isPending, isSuccess: false },
  });
  const { base, isStale } = version;

  /** Starts with the permit on file for a state, but keeps what was typed. */
  const begin = (code: string) => {
    const permit = onFile(code);
    version.begin(permit ?? null);
    if (!isTyped) form.reset(toPermitForm(code, permit));
  };
  const clear = () => {
    version.begin(null);
    form.reset(toPermitForm('', undefined));
  };
  const submit = (permit: PermitPayload) => {
    if (isStale) return;
    mutate({ load_id: id, base, permit }, { onSuccess: clear });
  };

  return {
    form,
    /** The state or province of the permit in the form. */
    chosen,
    isOnFile: current !== undefined,
    isBusy: isPending,
    isStale,
    isDeleted: version.isDeleted,
    begin,
    clear,
    edit: (permit: AdminPermit) => {
      version.begin(permit);
      // Before the reset, because fields can't be focused between it and the next render.
      form.setFocus('permit_number');
      form.reset(toPermitForm(permit.jurisdiction, permit));
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(submit)(event),
    showTheirs: () => {
      form.reset(toPermitForm(chosen, version.rebase() ?? undefined));
    },
    keepMine: version.rebase,
  };
}

export type PermitForm = ReturnType<typeof usePermitForm>;
