import { useWatch } from 'react-hook-form';
import type { MeasureFormValues, MeasurePayload } from '@contracts/load';
import { poundsText, readPounds } from '@domain/numbers/read-pounds';
import { readSize, sizeTexts } from '@domain/size';
import { useRecordMeasureMutation } from '@/features/loads/api/holds-and-measures';
import type { LoadRoute } from '@/features/loads/api/route/load-route';
import {
  describeExcesses,
  smallestMaximum,
  type MeasuredSize,
  type PermitMaximum,
} from '@/features/permits/model/permit-maximum';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { useLeaveWarning } from '@/shared/lib/use-leave-warning';
import { sharedLoadToasts } from '@/shared/loads/load-toasts';
import { MEASURE_LABELS, useMeasureForm } from '@/shared/loads/use-measure-form';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';

/** In the order of a walk around the load: bridges come first. */
const DIMENSIONS = ['height', 'width', 'length'] as const;

/** Label and maximum on the left, the boxes on the right. */
const ROW =
  'grid-cols-[minmax(0,1fr)_10.5rem] sm:grid-cols-[minmax(0,1fr)_13rem] items-center gap-x-4 gap-y-0! border-b py-3 [&>label]:self-end [&>:nth-child(2)]:col-start-2 [&>:nth-child(2)]:row-span-2 [&>:nth-child(2)]:row-start-1 [&>p]:col-start-1 [&>p]:row-start-2 [&>p]:self-start';

/** The typed measures; null where nothing can be read yet. */
function readTyped(values: MeasureFormValues): MeasuredSize {
  const { weight_lbs: weight, ...size } = readSize(values, null);
  const pounds = readPounds(weight);
  return { ...size, weight_lbs: pounds > 0 ? pounds : null };
}

interface MeasureFormProps {
  loadId: string;
  latest: LoadRoute['measures'][number] | undefined;
  /** The permits the size has to fit. */
  permits: readonly PermitMaximum[];
  onSaved: (size: MeasurePayload) => void;
  onCancel: () => void;
}

/** Height, width, length and gross weight, each beside the permits' maximum. */
export function MeasureForm({ loadId, latest, permits, onSaved, onCancel }: MeasureFormProps) {
  const { form, errors, isDirty, isPending, error, handleSubmit } = useMeasureForm({
    loadId,
    record: useRecordMeasureMutation(),
    onSaved,
    ...(latest !== undefined && {
      defaultValues: {
        ...sizeTexts(latest),
        weight_lbs: latest.weight_lbs === null ? '' : String(latest.weight_lbs),
      },
    }),
  });
  useUnsavedChanges(isDirty);
  useLeaveWarning(isDirty);
  const typed = useWatch({ control: form.control, compute: readTyped });
  const maximum = (axis: keyof MeasuredSize) => {
    if (permits.length === 0) return undefined;
    const max = smallestMaximum(permits, axis);
    return max === null ? 'No permit maximum' : `Permit max ${max}`;
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-muted">
        {`Measure on the trailer, at the highest and widest points.${permits.length === 0 ? ' No permit is issued yet, so there’s no maximum to compare with.' : ''}`}
      </p>
      <div className="border-t">
        {DIMENSIONS.map((name) => (
          <LengthField
            key={name}
            form={form}
            name={name}
            label={MEASURE_LABELS[name]}
            hint={maximum(name)}
            error={errors[name]?.message}
            isRequired
            className={ROW}
          />
        ))}
        <Field
          label={MEASURE_LABELS.weight_lbs}
          hint={maximum('weight_lbs')}
          isOptional
          error={errors.weight_lbs?.message}
          className={ROW}
        >
          {(control) => (
            <NumberInput
              format={poundsText}
              inputMode="numeric"
              suffix="lb"
              autoComplete="off"
              {...control}
              {...form.register('weight_lbs')}
            />
          )}
        </Field>
      </div>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div aria-live="polite" className="empty:-mt-4">
        <OverPermits excesses={describeExcesses(permits, typed)} />
      </div>
      {error !== null && (
        <Alert tone="danger" title="We couldn’t record the size.">
          {`${sharedLoadToasts.measureFailed(error).description ?? ''} What you typed is still here.`}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="solid"
          isBusy={isPending}
          busyText="Saving..."
          className="max-sm:w-full"
        >
          Save measured size
        </Button>
        {latest !== undefined && (
          <Button variant="quiet" disabled={isPending} className="max-sm:w-full" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {permits.length > 0 && (
        <p className="text-sm text-subtle">Over a permit’s maximum, the load goes on hold.</p>
      )}
    </form>
  );
}

/** Which permits the typed size exceeds and by how much, and what saving it does. */
function OverPermits({ excesses }: { excesses: readonly string[] }) {
  const count = excesses.length;
  if (count === 0) return null;
  const permits = count === 1 ? 'a permit' : `${String(count)} permits`;
  return (
    <Alert tone="warn" title={`This is over ${permits}. Saving it puts the load on hold.`}>
      <ul className="mt-1 grid gap-1">
        {excesses.map((excess) => (
          <li key={excess} className="font-semibold wrap-anywhere">
            {excess}
          </li>
        ))}
      </ul>
      <p className="mt-1">Measure again to be sure. Then save it and call dispatch.</p>
    </Alert>
  );
}
