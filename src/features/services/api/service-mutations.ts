import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServicePayload } from '@contracts/service';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';

import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { serviceToasts } from '../toasts';
import { serviceKeys as keys } from './query-keys';
import type { Service } from './services';

/** A new service with its id, or a changed one with the version it started from. */
export interface SaveService {
  values: ServicePayload;
  base: Service | null;
  newId: string;
}

async function update(base: Service, values: Partial<ServicePayload>): Promise<void> {
  const response = await getSupabase()
    .from('services')
    .update(values)
    .match(versionOf(base))
    .select('id')
    .maybeSingle();
  await unwrapVersioned(response);
}

async function add(id: string, values: ServicePayload): Promise<void> {
  const response = await getSupabase()
    .from('services')
    .insert({ id, ...values });
  unwrapInsert(response, 'services');
}

async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('services').delete().eq('id', id).select('id').single());
}

/** Adds a service, or saves a changed one. */
export function useSaveServiceMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'save'],
    mutationFn: ({ values, base, newId }: SaveService) =>
      base === null ? add(newId, values) : update(base, values),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: {
      successToast: (_data, saved) =>
        (saved as SaveService).base === null ? serviceToasts.added : serviceToasts.updated,
      errorToast: serviceToasts.saveFailed,
    },
  });
  return useSingleFlight(mutation);
}

/** Activates or deactivates a service. */
export function useToggleServiceMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'toggle'],
    mutationFn: (service: Service) => update(service, { active: !service.active }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: {
      successToast: serviceToasts.statusUpdated,
      errorToast: serviceToasts.updateFailed,
    },
  });
  return useSingleFlight(mutation, ({ id }) => id);
}

/** Deletes a service. */
export function useDeleteServiceMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages: serviceToasts });
}
