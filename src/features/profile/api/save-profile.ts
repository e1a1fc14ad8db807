import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfilePayload } from '@contracts/profile';
import type { TablesUpdate } from '@database';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { profileQueryOptions, sessionKeys, type Profile } from '@/session/session-queries';
import { StaleError } from '@/shared/lib/stale';
import { profileToasts } from '../toasts';
import { isSameProfile } from '../model/profile-values';

interface ProfileChange {
  /** The version that was edited. */
  base: Profile;
  payload: ProfilePayload;
}

/** @throws StaleError with the newest version. */
async function writeOver(base: Profile, payload: ProfilePayload): Promise<Profile> {
  const supabase = await loadSupabase();
  const row: TablesUpdate<'profiles'> = payload;
  const response = await supabase
    .from('profiles')
    .update(row)
    .match(versionOf(base))
    .select('*')
    .maybeSingle();
  return unwrapVersioned(response, () => readLatest(base.id));
}

async function readLatest(id: string): Promise<Profile | null> {
  const supabase = await loadSupabase();
  return unwrap(await supabase.from('profiles').select('*').eq('id', id).maybeSingle());
}

/** @throws StaleError when other values were saved since `base`. */
async function saveProfile({ base, payload }: ProfileChange): Promise<Profile> {
  try {
    return await writeOver(base, payload);
  } catch (error) {
    if (!(error instanceof StaleError) || !error.newer) throw error;
    const latest = error.newer as Profile;
    // A new email address also makes a new version, but none of this form's values changed.
    if (!isSameProfile(latest, base)) throw error;
    return writeOver(latest, payload);
  }
}

/** Saves the four columns users may change in their own profile. */
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
