import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { profileFormSchema, type ProfileFormValues, type ProfilePayload } from '@contracts/profile';
import type { Profile } from '@/session/session-queries';
import { useSaveProfileMutation } from '../api/save-profile';
import { clearProfileDraft, loadProfileDraft, saveProfileDraft } from '../model/profile-draft';
import { isSameProfile, isSameValues, toFormValues } from '../model/profile-values';

/**
 * The details form's state: the version it edits, the values typed so far, and whether a newer version
 * was saved elsewhere.
 */
export function useDetailsForm(latest: Profile) {
  const [draft] = useState(() => loadProfileDraft(latest.id));
  const [base, setBase] = useState(draft?.base ?? latest);
  const [isRestored, setIsRestored] = useState(
    draft !== null && !isSameValues(draft.values, toFormValues(latest)),
  );
  const form = useForm<ProfileFormValues, unknown, ProfilePayload>({
    resolver: standardSchemaResolver(profileFormSchema),
    defaultValues: draft?.values ?? toFormValues(latest),
  });
  const save = useSaveProfileMutation();
  const isSaving = useRef(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          // Only what the user typed is a draft.
          if (type !== undefined) saveProfileDraft(base, values);
        },
      }),
    [form, base],
  );

  const isNewer = latest.updated_at !== base.updated_at && !isSameProfile(latest, base);
  const isUntouched = () => isSameValues(form.getValues(), toFormValues(base));

  /** Continues from the latest version, with its values or with the values typed here. */
  const continueFrom = (profile: Profile, values: ProfileFormValues) => {
    setBase(profile);
    form.reset(values);
    saveProfileDraft(profile, values);
  };
  // With nothing typed here, the form just shows what was saved elsewhere.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the form knows what is typed
    if (isNewer && isUntouched()) continueFrom(latest, toFormValues(latest));
  });

  const send = async (payload: ProfilePayload) => {
    // A second press can come before the button is disabled.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const saved = await save.mutateAsync({ base, payload });
      setBase(saved);
      setIsRestored(false);
      form.reset(toFormValues(saved));
      clearProfileDraft();
    } catch {
      // A toast and an alert show the error; the values stay.
    } finally {
      isSaving.current = false;
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    void form.handleSubmit(send)(event);
  };

  return {
    form,
    handleSubmit,
    isBusy: save.isPending,
    error: save.error,
    isRestored,
    discard: () => {
      setIsRestored(false);
      save.reset();
      continueFrom(latest, toFormValues(latest));
    },
    /** The version saved elsewhere, while the user has unsaved changes. */
    newer: isNewer ? latest : null,
    showTheirs: () => {
      save.reset();
      continueFrom(latest, toFormValues(latest));
    },
    keepMine: () => {
      save.reset();
      continueFrom(latest, form.getValues());
    },
  };
}
