import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serviceFormSchema, type ServiceFormValues, type ServicePayload } from '@contracts/service';
import { SERVICE_CATEGORIES } from '@domain/service-category';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { Facts } from '@/shared/ui/facts';
import { useSaveServiceMutation } from '../api/service-mutations';
import type { Service } from '../api/services';
import { serviceToasts } from '../toasts';
import { ServiceFields } from './service-fields';

const BLANK: ServiceFormValues = {
  name: '',
  category: SERVICE_CATEGORIES[0],
  short_description: '',
  price: '',
  active: true,
};

interface ServiceDialogProps {
  /** The service to change, as the form starts; `null` to add one. */
  opened: Service | null;
  /** Its newest version. */
  current?: Service | undefined;
  onClose: () => void;
}

/** Adds a service or changes one. */
export function ServiceDialog({ opened, current, onClose }: ServiceDialogProps) {
  const [newId] = useState(createUuid);
  const { mutate, isPending, isSuccess, error } = useSaveServiceMutation();
  const form = useForm<ServiceFormValues, unknown, ServicePayload>({
    resolver: standardSchemaResolver(serviceFormSchema),
    defaultValues: opened ?? BLANK,
  });
  const version = useEditedVersion({ opened, current, save: { isPending, isSuccess } });
  const { base, isStale } = version;

  const save = (values: ServicePayload) => {
    if (isPending || isStale) return;
    mutate({ values, base, newId }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      title={opened === null ? 'Add Service' : 'Edit Service'}
      error={error}
      failure={error && serviceToasts.saveFailed(error).description}
      advice="Your changes are still here."
      stale={
        isStale
          ? {
              noun: 'service',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                form.reset(version.rebase() ?? BLANK);
              },
              onKeepMine: version.rebase,
              children: current && (
                <Facts isCompact className="mt-2 mb-3" entries={entriesOf(current)} />
              ),
            }
          : undefined
      }
      submitLabel="Save"
      isDirty={form.formState.isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <ServiceFields form={form} />
    </FormDialog>
  );
}

function entriesOf(service: Service) {
  return [
    { term: 'Name', detail: service.name },
    { term: 'Category', detail: service.category },
    { term: 'Price', detail: service.price },
    { term: 'Description', detail: service.short_description || 'None' },
    { term: 'Active', detail: service.active ? 'Yes' : 'No' },
  ];
}
