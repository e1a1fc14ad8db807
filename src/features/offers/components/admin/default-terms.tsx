import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { numberProblem, numberText, readNumber } from '@domain/numbers/read-quantity';
import { FormDialog } from '@/shared/forms/form-dialog';
import { NumberInput } from '@/shared/forms/number-input';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import {
  defaultTermsQueryOptions,
  useSaveDefaultTerms,
  type DefaultTerms,
} from '../../api/default-terms';
import { readTerms, toTermsForm, type TermsForm } from '../../model/terms';
import { ExclusionsField, TermsFields } from './terms-fields';

/** Opens the terms that new offers start with. */
export function DefaultTermsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: terms, isError, isPending } = useQuery(defaultTermsQueryOptions());
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label="Default terms"
        isBusy={isOpen && isPending}
        unavailable={isError ? 'We couldn’t load the default terms.' : undefined}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <FileText />
        <span className="max-sm:sr-only">Default terms</span>
      </Button>
      {isOpen && terms !== undefined && (
        <DefaultTermsDialog
          terms={terms}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

interface SettingsForm extends TermsForm {
  validityDays: string;
  termsVersion: string;
}

const toForm = (terms: DefaultTerms): SettingsForm => ({
  ...toTermsForm(terms),
  validityDays: String(terms.validity_days),
  termsVersion: terms.terms_version,
});

function read(form: SettingsForm) {
  const { terms, problems } = readTerms(form);
  const validityDays = readNumber(form.validityDays);
  if (!Number.isInteger(validityDays) || validityDays < 1 || validityDays > 90) {
    problems['validityDays'] = numberProblem(form.validityDays, 'Enter 1 to 90 days.');
  }
  const termsVersion = form.termsVersion.trim();
  if (termsVersion === '') problems['termsVersion'] = 'Enter a name, for example 2026-11.';
  return {
    problems,
    values: { ...terms, validity_days: validityDays, terms_version: termsVersion },
  };
}

interface DefaultTermsDialogProps {
  /** The newest version. */
  terms: DefaultTerms;
  onClose: () => void;
}

function DefaultTermsDialog({ terms, onClose }: DefaultTermsDialogProps) {
  const [opened] = useState(terms);
  const [form, setForm] = useState(() => toForm(opened));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, isSuccess, error } = useSingleFlight(useSaveDefaultTerms());
  const version = useEditedVersion({ opened, current: terms, save: { isPending, isSuccess } });
  const change = (changed: Partial<SettingsForm>) => {
    setProblems({});
    setForm((typed) => ({ ...typed, ...changed }));
  };

  return (
    <FormDialog
      title="Default terms"
      description="New offers start with these. Existing offers keep theirs."
      error={error}
      failure="We couldn’t save the default terms."
      stale={
        version.isStale
          ? {
              noun: 'setting',
              onShowTheirs: () => {
                setForm(toForm(version.rebase() ?? opened));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      submitLabel="Save"
      isDirty={JSON.stringify(form) !== JSON.stringify(toForm(version.base ?? opened))}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const found = read(form);
        setProblems(found.problems);
        if (Object.keys(found.problems).length > 0 || version.isStale) return;
        mutate(
          { base: version.base ?? opened, values: found.values },
          {
            onSuccess: onClose,
          },
        );
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3.5">
        <Field label="Valid for" error={problems['validityDays']}>
          {(control) => (
            <NumberInput
              {...control}
              isCompact
              format={numberText}
              suffix="days"
              inputMode="numeric"
              value={form.validityDays}
              onChange={({ target }) => {
                change({ validityDays: target.value });
              }}
            />
          )}
        </Field>
        <TermsFields form={form} problems={problems} onChange={change} />
        <Field label="Terms version" hint="Printed on the offer" error={problems['termsVersion']}>
          {(control) => (
            <Input
              {...control}
              isCompact
              maxLength={40}
              value={form.termsVersion}
              onChange={({ target }) => {
                change({ termsVersion: target.value });
              }}
            />
          )}
        </Field>
      </div>
      <ExclusionsField form={form} onChange={change} />
    </FormDialog>
  );
}
