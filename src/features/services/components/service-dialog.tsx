import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  SERVICE_CATEGORIES,
  serviceFormSchema,
  type ServiceFormValues,
  type ServicePayload,
} from '@contracts/service';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { isAppError } from '@/shared/lib/app-error';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Facts } from '@/shared/ui/facts';
import { useSaveServiceMutation } from '../api/service-mutations';
import type { Service } from '../api/services';
import { serviceMessages } from '../messages';
import { ServiceFields } from './service-fields';

const FORM_ID = 'service-form';
const BLANK: ServiceFormValues = {
  name: '',
  category: SERVICE_CATEGORIES[0],
  short_description: '',
  price: '',
  active: true,
};

interface ServiceDialogProps {
  /** The newest version of the service to change; `null` to add one. */
  service: Service | null;
  onClose: () => void;
}

/** Adds a service or changes one. Pass the service's id as `key`. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const [opened] = useState(service);
  const [newId] = useState(createUuid);
  const { mutate, isPending, isSuccess, error } = useSaveServiceMutation();
  const form = useForm<ServiceFormValues, unknown, ServicePayload>({
    resolver: standardSchemaResolver(serviceFormSchema),
    defaultValues: opened ?? BLANK,
  });
  const version = useEditedVersion({ opened, current: service, save: { isPending, isSuccess } });
  const { base, isStale } = version;

  const save = (values: ServicePayload) => {
    if (isPending || isStale) return;
    mutate({ values, base, newId }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title={service === null ? 'Add Service' : 'Edit Service'}
      notice={
        error && !isAppError(error, 'stale') ? (
          <Alert tone="danger" title={serviceMessages.saveFailed(error).description}>
            Your changes are still here.
          </Alert>
        ) : undefined
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="solid"
            size="md"
            disabled={isStale}
            isBusy={isPending}
            busyText="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        {isStale && (
          <StaleAlert
            noun="service"
            isDeleted={version.isDeleted}
            onShowTheirs={() => {
              form.reset(version.rebase() ?? BLANK);
            }}
            onKeepMine={version.rebase}
          >
            {service !== null && (
              <Facts isCompact className="mt-2 mb-3" entries={entriesOf(service)} />
            )}
          </StaleAlert>
        )}
        <ServiceFields form={form} />
      </form>
    </Dialog>
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
