import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfilePayload } from '@contracts/profile';
import type { TablesUpdate } from '@database';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { profileQueryOptions, sessionKeys, type Profile } from '@/session/session-queries';
import { AppError } from '@/shared/lib/app-error';
import { profileToasts } from '../messages';
import { isSameProfile } from '../model/profile-values';

interface ProfileChange {
  /** The version that was changed: a newer one is never written over. */
  base: Profile;
  payload: ProfilePayload;
}

/** The row after the change; `undefined` when the version is no longer the latest. */
async function writeOver(
  { id, updated_at }: Profile,
  payload: ProfilePayload,
): Promise<Profile | undefined> {
  const supabase = await loadSupabase();
  const row: TablesUpdate<'profiles'> = payload;
  const [saved] = unwrap(
    await supabase
      .from('profiles')
      .update(row)
      .eq('id', id)
      .eq('updated_at', updated_at)
      .select('*'),
  );
  return saved;
}

async function readLatest(id: string): Promise<Profile> {
  const supabase = await loadSupabase();
  return unwrap(await supabase.from('profiles').select('*').eq('id', id).single());
}

/** @throws AppError of kind `conflict` when somebody saved other values since `base`. */
async function saveProfile({ base, payload }: ProfileChange): Promise<Profile> {
  const saved = await writeOver(base, payload);
  if (saved !== undefined) return saved;
  const latest = await readLatest(base.id);
  // A new address makes a new version too, without touching what this form holds.
  const second = isSameProfile(latest, base) ? await writeOver(latest, payload) : undefined;
  if (second !== undefined) return second;
  throw new AppError('conflict', 'This profile was changed somewhere else.');
}

/** Saves the four columns people may change about themselves. */
export function useSaveProfileMutation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['profile', 'save'],
    mutationFn: saveProfile,
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQueryOptions(saved.id).queryKey, saved);
    },
    onError: (_error, { base }) => {
      void queryClient.invalidateQueries({ queryKey: sessionKeys.profile(base.id) });
    },
    meta: { successToast: profileToasts.saved, errorToast: profileToasts.saveFailed },
  });
}
