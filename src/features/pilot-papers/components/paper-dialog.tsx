import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { amountText } from '@domain/numbers/amount';
import { JURISDICTION_GROUPS } from '@domain/places/states';
import {
  PAPER_FIRST_YEAR,
  PILOT_PAPER_NAME_MAX,
  pilotPaperFormSchema,
  type PilotPaperForm,
  type PilotPaperKind,
  type PilotPaperPayload,
} from '@contracts/pilot-papers';
import { FormDialog } from '@/shared/forms/form-dialog';
import { NumberInput } from '@/shared/forms/number-input';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { useStore } from '@/shared/lib/store';
import { Field } from '@/shared/ui/field';
import { FileField } from '@/shared/ui/file-field';
import { DateInput } from '@/shared/ui/date-input';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { oneLineName } from '@/shared/uploads/file-name';
import { uploadPaper, useSavePaperMutation, type PilotPaper } from '../api/papers';
import { newPaper, toPaperForm } from '../model/paper';
import { createPaperQueue, PAPER_EXTENSIONS, paperPath } from '../model/paper-file';

interface PaperDialogProps {
  pilotId: string;
  kind: PilotPaperKind;
  /** The paper when the dialog opened; `null` to add one. */
  opened: PilotPaper | null;
  /** The newest version; `undefined` once it is deleted. */
  current: PilotPaper | undefined;
  onClose: () => void;
}

/** Adds a certificate or insurance, or replaces its values and its file. */
export function PaperDialog({ pilotId, kind, opened, current, onClose }: PaperDialogProps) {
  const [id] = useState(() => opened?.id ?? createUuid());
  const [queue] = useState(() => createPaperQueue(pilotId, uploadPaper));
  const files = useStore(queue.store);
  const [fileProblem, setFileProblem] = useState<string>();
  const save = useSavePaperMutation(pilotId);
  const form = useForm<PilotPaperForm, unknown, PilotPaperPayload>({
    resolver: standardSchemaResolver(pilotPaperFormSchema),
    defaultValues: opened === null ? newPaper(kind) : toPaperForm(opened),
  });
  const { base, isStale, isDeleted, rebase } = useEditedVersion({ opened, current, save });
  const { register, formState } = form;
  const { errors } = formState;
  const isNew = opened === null;
  const isSending = files.some(({ state }) => state === 'sending');
  const noun = kind === 'certificate' ? 'certificate' : 'insurance';

  // A failure shows on the file's row, with Retry.
  const send = () => queue.send().catch(() => undefined);
  const submit = async (values: PilotPaperPayload) => {
    if (save.isPending || isStale) return;
    await send();
    const [file] = queue.files;
    if (file === undefined ? isNew : file.state !== 'sent') {
      setFileProblem(
        file === undefined ? 'Choose the document.' : 'Wait for the upload, or retry.',
      );
      return;
    }
    save.mutate(
      {
        id,
        kind,
        base,
        values,
        file:
          file?.target == null
            ? null
            : {
                file_path: paperPath(pilotId, file.target.path),
                file_name: oneLineName(file.name, PILOT_PAPER_NAME_MAX),
              },
      },
      { onSuccess: onClose },
    );
  };

  return (
    <FormDialog
      title={`${isNew ? 'Add' : 'Replace'} ${noun}`}
      description={
        isNew
          ? 'Copy the details from the document. Only you and our office can see it.'
          : 'After a change, dispatch checks it again.'
      }
      error={save.error}
      failure={`We couldn’t save the ${noun}.`}
      stale={
        isStale
          ? {
              noun,
              isDeleted,
              onShowTheirs: () => {
                const newest = rebase();
                if (newest) form.reset(toPaperForm(newest));
              },
              onKeepMine: rebase,
            }
          : undefined
      }
      submitLabel={isNew ? `Add ${noun}` : 'Save changes'}
      isDirty={formState.isDirty || files.length > 0}
      isBusy={save.isPending}
      isBlocked={isSending}
      onSubmit={(event) =>
        void form.handleSubmit(submit, () => {
          if (isNew && files.length === 0) setFileProblem('Choose the document.');
        })(event)
      }
      onClose={onClose}
    >
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        {kind === 'certificate' ? (
          <Field label="Issued by" error={errors.issuing_state?.message}>
            {(control) => (
              <Select {...control} {...register('issuing_state')} required>
                <option value="">Choose</option>
                {JURISDICTION_GROUPS.map(({ label, regions }) => (
                  <optgroup key={label} label={label}>
                    {regions.map(([code, name]) => (
                      <option key={code} value={code}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <>
            <Field label="Insurance company" error={errors.insurer?.message}>
              {(control) => <Input {...control} {...register('insurer')} required />}
            </Field>
            <Field label="Limit, USD" hint="Per occurrence." error={errors.limit?.message}>
              {(control) => (
                <NumberInput {...control} {...register('limit')} format={amountText} required />
              )}
            </Field>
          </>
        )}
        <Field
          label={kind === 'certificate' ? 'Certificate number' : 'Policy number'}
          error={errors.number?.message}
        >
          {(control) => <Input {...control} {...register('number')} required />}
        </Field>
        <Field label="First day" isOptional error={errors.starts_on?.message}>
          {(control) => (
            <DateInput firstYear={PAPER_FIRST_YEAR} {...control} {...register('starts_on')} />
          )}
        </Field>
        <Field
          label="Last day"
          hint="It’s valid through this day."
          error={errors.expires_on?.message}
        >
          {(control) => (
            <DateInput
              firstYear={PAPER_FIRST_YEAR}
              {...control}
              {...register('expires_on')}
              required
            />
          )}
        </Field>
      </div>
      <FileField
        label={isNew ? 'Document' : 'New document'}
        isOptional={!isNew}
        hint="PDF, JPG, PNG, WebP or HEIC. Up to 10 MB."
        accept={PAPER_EXTENSIONS}
        files={files}
        error={files.some(({ state }) => state === 'sent') ? undefined : fileProblem}
        onAdd={([file]) => {
          if (file === undefined) return;
          setFileProblem(undefined);
          queue.clear();
          queue.add('paper', [file]);
          void send();
        }}
        onRemove={(key) => {
          queue.remove(key);
        }}
        onRetry={() => void send()}
      />
    </FormDialog>
  );
}
