import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { withoutInvisible } from '@domain/text/invisible';
import { adminLoadToasts } from '@/features/loads/admin-toasts';
import { useDeliverLoadMutation } from '@/features/loads/api/delivery';
import { loadDocumentsQueryOptions } from '@/features/loads/api/load-documents';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { adminLoadPath } from '@/features/loads/model/load-path';
import { deliveryGaps, recordFirst } from '@/features/loads/model/readiness/delivery-gaps';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Alert } from '@/shared/ui/alert';
import { Field } from '@/shared/ui/field';
import { Skeleton } from '@/shared/ui/skeleton';
import { Textarea } from '@/shared/ui/textarea';

/** The longest reason, in characters; the database has the same limit. */
const REASON_MAX = 500;

interface DeliverDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Marks a load as delivered: says what to record first, and asks why there is no POD. */
export function DeliverDialog({ load, onClose }: DeliverDialogProps) {
  const { data: details } = useQuery(loadDetailsQueryOptions(load.id));
  const { data: documents } = useQuery(loadDocumentsQueryOptions(load.id));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useDeliverLoadMutation({
    done: adminLoadToasts.statusUpdated,
    failed: adminLoadToasts.statusFailed,
  });
  const gaps =
    details && documents
      ? deliveryGaps(
          load.legs,
          details.stops,
          documents.some(({ kind }) => kind === 'pod'),
        )
      : null;
  const first = gaps === null ? [] : recordFirst(gaps);
  return (
    <FormDialog
      size="sm"
      title="Mark this load as delivered?"
      description={load.title}
      error={error}
      failure="We couldn’t mark the load as delivered."
      submitLabel="Mark as delivered"
      isDirty={reason !== ''}
      isBusy={isPending}
      isBlocked={gaps === null || first.length > 0}
      onSubmit={(event) => {
        event.preventDefault();
        const text = withoutInvisible(reason).trim();
        const isMissing = gaps?.lacksPod === true && text === '';
        setProblem(isMissing ? 'Enter a reason.' : undefined);
        if (isMissing) return;
        mutate(
          { loadId: load.id, noPodReason: gaps?.lacksPod === true ? text : null },
          { onSuccess: onClose },
        );
      }}
      onClose={onClose}
    >
      {gaps === null && <Skeleton className="h-24" />}
      {first.length > 0 && (
        <Alert
          tone="warn"
          title="Not yet."
          actions={
            <Link to={adminLoadPath(load.number)} className="link" onClick={onClose}>
              Legs and stops
            </Link>
          }
        >
          <ul className="grid list-disc gap-1 pl-5">
            {first.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Alert>
      )}
      {gaps?.lacksPod === true && first.length === 0 && (
        <Field
          label="Why is there no POD?"
          hint="It stays on the load and in its log. You can add the POD later."
          error={problem}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={REASON_MAX}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
              }}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
