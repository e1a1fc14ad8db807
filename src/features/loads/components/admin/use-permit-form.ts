import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SubmitEvent } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { permitFormSchema, type PermitFormValues, type PermitPayload } from '@contracts/load';
import { useEditedVersion } from '@/shared/console/use-edited-version';
import { useSavePermitMutation } from '../../api/admin-load-mutations';
import type { AdminLoad, AdminPermit } from '../../api/admin-loads';
import { toPermitForm } from '../../model/permit-form';

/** Stands for the version of a permit that is not on file yet. */
const UNFILED = { updated_at: '' };

/**
 * The permit form's state. The state or province says which permit it is: one on file is changed,
 * over the version that was seen when it was chosen, any other is filed.
 */
export function usePermitForm({ id, permits }: AdminLoad) {
  const form = useForm<PermitFormValues, unknown, PermitPayload>({
    resolver: standardSchemaResolver(permitFormSchema),
    defaultValues: toPermitForm('', undefined),
  });
  const { dirtyFields } = useFormState({ control: form.control });
  const isTyped = Object.keys(dirtyFields).some((field) => field !== 'jurisdiction');
  const chosen = useWatch({ control: form.control, name: 'jurisdiction' });
  const onFile = (code: string) => permits.find(({ jurisdiction }) => jurisdiction === code);
  const current = onFile(chosen);

  const { mutate, isPending } = useSavePermitMutation();
  const version = useEditedVersion<AdminPermit | typeof UNFILED>(UNFILED, current ?? UNFILED);
  const isGone = version.seen !== UNFILED && current === undefined;
  const isHeldBack = version.isOutdated && !isPending;

  /** Begins with the permit of a state as it is on file; what was typed already stays. */
  const begin = (code: string) => {
    const permit = onFile(code);
    version.begin(permit ?? UNFILED);
    if (!isTyped) form.reset(toPermitForm(code, permit));
  };
  const clear = () => {
    version.begin(UNFILED);
    form.reset(toPermitForm('', undefined));
  };
  const submit = (permit: PermitPayload) => {
    if (isHeldBack) return;
    const seen = version.seen === UNFILED ? null : version.seen.updated_at;
    mutate({ load_id: id, seen, permit }, { onSuccess: clear });
  };

  return {
    form,
    /** The state or province whose permit is in the form. */
    chosen,
    isOnFile: current !== undefined,
    isBusy: isPending,
    isHeldBack,
    isGone,
    begin,
    clear,
    edit: (permit: AdminPermit) => {
      version.begin(permit);
      // Before the reset, which lets go of its fields until the next render.
      form.setFocus('permit_number');
      form.reset(toPermitForm(permit.jurisdiction, permit));
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(submit)(event),
    takeTheirs: () => {
      version.catchUp();
      form.reset(toPermitForm(chosen, current));
    },
    keepMine: () => {
      version.catchUp();
    },
  };
}

export type PermitForm = ReturnType<typeof usePermitForm>;
