import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { profileFormSchema, type ProfileFormValues, type ProfilePayload } from '@contracts/profile';
import type { Profile } from '@/session/session-queries';
import { useSaveProfileMutation } from '../api/save-profile';
import { clearProfileDraft, loadProfileDraft, saveProfileDraft } from '../model/profile-draft';
import { isSameProfile, isSameValues, toFormValues } from '../model/profile-values';

/**
 * The details form's state: which version of the profile is being changed, what is typed, and
 * whether a newer version has been saved somewhere else meanwhile.
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
          // Only what a person typed makes a draft.
          if (type !== undefined) saveProfileDraft(base, values);
        },
      }),
    [form, base],
  );

  const isNewer = latest.updated_at !== base.updated_at && !isSameProfile(latest, base);
  const isUntouched = () => isSameValues(form.getValues(), toFormValues(base));

  /** Goes on from the latest version: with its values, or with what is typed here. */
  const goOnFrom = (profile: Profile, values: ProfileFormValues) => {
    setBase(profile);
    form.reset(values);
    saveProfileDraft(profile, values);
  };
  // Nothing typed here: what was saved somewhere else simply shows.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the form knows what is typed
    if (isNewer && isUntouched()) goOnFrom(latest, toFormValues(latest));
  });

  const send = async (payload: ProfilePayload) => {
    // Two presses can come before the button knows that it is busy.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const saved = await save.mutateAsync({ base, payload });
      setBase(saved);
      setIsRestored(false);
      form.reset(toFormValues(saved));
      clearProfileDraft();
    } catch {
      // Told by toast and alert; what was typed stays.
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
      goOnFrom(latest, toFormValues(latest));
    },
    /** The version saved somewhere else, while something is typed here. */
    newer: isNewer ? latest : null,
    takeNewer: () => {
      save.reset();
      goOnFrom(latest, toFormValues(latest));
    },
    keepMine: () => {
      save.reset();
      goOnFrom(latest, form.getValues());
    },
  };
}
