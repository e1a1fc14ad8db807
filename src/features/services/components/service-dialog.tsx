import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  SERVICE_CATEGORIES,
  serviceFormSchema,
  type ServiceFormValues,
  type ServicePayload,
} from '@contracts/service';
import { newerVersion } from '@/shared/lib/changed-meanwhile';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useSaveServiceMutation } from '../api/service-mutations';
import type { Service } from '../api/services';
import { serviceMessages } from '../messages';
import { NewerService } from './newer-service';
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
  /** The service to change; `null` adds one. */
  service: Service | null;
  onClose: () => void;
}

/** Adds a service or changes one. Give it the service's id as key. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  // The version the form began with: another one in the database is not overwritten unseen.
  const [base, setBase] = useState(service);
  const [newId] = useState(createUuid);
  const { mutate, isPending, error, reset } = useSaveServiceMutation();
  const form = useForm<ServiceFormValues, unknown, ServicePayload>({
    resolver: standardSchemaResolver(serviceFormSchema),
    defaultValues: service ?? BLANK,
  });
  const newer = newerVersion<Service>(error);

  const save = (values: ServicePayload, over: Service | null) => {
    if (isPending) return;
    mutate({ values, base: over, newId }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title={service === null ? 'Add Service' : 'Edit Service'}
      notice={
        newer ? (
          <NewerService
            newer={newer}
            onTakeTheirs={() => {
              reset();
              setBase(newer);
              form.reset(newer);
            }}
            onSaveMine={() => {
              setBase(newer);
              void form.handleSubmit((values) => {
                save(values, newer);
              })();
            }}
          />
        ) : (
          error && (
            <Alert tone="danger" title={serviceMessages.saveFailed(error)?.description}>
              Everything you typed is still here.
            </Alert>
          )
        )
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
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            save(values, base);
          })(event);
        }}
      >
        <ServiceFields form={form} />
      </form>
    </Dialog>
  );
}
