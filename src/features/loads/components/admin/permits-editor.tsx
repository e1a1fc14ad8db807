import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { X } from 'lucide-react';
import { useForm, useFormState } from 'react-hook-form';
import {
  PERMIT_STATUSES,
  permitFormSchema,
  type PermitFormValues,
  type PermitPayload,
} from '@contracts/load';
import { JURISDICTION_CODES } from '@contracts/jurisdictions';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useRemovePermitMutation, useSavePermitMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { daysOf } from '../../model/load-days';
import { permitProblem } from '../../model/permit-problem';
import { PERMIT_FACES, PermitText } from '../load-permits';

const BLANK: PermitFormValues = {
  jurisdiction: '',
  permit_number: '',
  status: 'requested',
  valid_from: '',
  valid_until: '',
};

/** The permits of a load, one per state or province; the same state again changes its permit. */
export function PermitsEditor({ load }: { load: AdminLoad }) {
  const removal = useRemovePermitMutation();
  const days = daysOf(load);
  return (
    <>
      {load.permits.length === 0 && <p className="text-muted">None on file yet.</p>}
      <ul className="grid empty:hidden">
        {[...load.permits]
          .sort((a, b) => a.jurisdiction.localeCompare(b.jurisdiction))
          .map((permit) => (
            <li
              key={permit.id}
              className="grid grid-cols-[2rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b py-2 leading-snug last:border-b-0"
            >
              <span className="font-[680]">{permit.jurisdiction}</span>
              <PermitText permit={permit} problem={permitProblem(permit, days)} />
              <Badge tone={PERMIT_FACES[permit.status].tone}>
                {PERMIT_FACES[permit.status].word}
              </Badge>
              <Button
                variant="ghost"
                size="sm"
                isIcon
                aria-label={`Remove the permit of ${permit.jurisdiction}`}
                isBusy={removal.isPending && removal.variables === permit.id}
                onClick={() => {
                  removal.mutate(permit.id);
                }}
              >
                <X />
              </Button>
            </li>
          ))}
      </ul>
      <PermitForm loadId={load.id} />
    </>
  );
}

function PermitForm({ loadId }: { loadId: string }) {
  const form = useForm<PermitFormValues, unknown, PermitPayload>({
    resolver: standardSchemaResolver(permitFormSchema),
    defaultValues: BLANK,
  });
  const { errors } = useFormState({ control: form.control });
  const { mutate, isPending } = useSavePermitMutation();
  const save = (permit: PermitPayload) => {
    mutate(
      { ...permit, load_id: loadId },
      {
        onSuccess: () => {
          form.reset();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_8.5rem]"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <Field label="State" error={errors.jurisdiction?.message}>
        {(control) => (
          <Select isCompact {...control} {...form.register('jurisdiction')}>
            <option value="">–</option>
            {JURISDICTION_CODES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Permit number" error={errors.permit_number?.message}>
        {(control) => (
          <Input isCompact autoComplete="off" {...control} {...form.register('permit_number')} />
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select isCompact {...control} {...form.register('status')}>
            {PERMIT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {PERMIT_FACES[status].word}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-full grid grid-cols-2 gap-3">
        <Field label="Valid from" error={errors.valid_from?.message}>
          {(control) => (
            <Input isCompact type="date" {...control} {...form.register('valid_from')} />
          )}
        </Field>
        <Field label="Valid until" error={errors.valid_until?.message}>
          {(control) => (
            <Input isCompact type="date" {...control} {...form.register('valid_until')} />
          )}
        </Field>
      </div>
      <p>
        <Button type="submit" variant="quiet" size="sm" isBusy={isPending}>
          Save permit
        </Button>
      </p>
    </form>
  );
}
