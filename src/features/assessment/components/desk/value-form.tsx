import { withoutInvisible } from '@domain/text/invisible';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { createUuid } from '@/shared/lib/create-uuid';
import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { useSaveRuleMutation } from '../../api/save-rules';
import { ruleToasts } from '../../toasts';
import { readPartialDay } from '@domain/time/read-day';
import {
  COMPARISONS,
  shownValue,
  type CurrentRule,
  type RulesDeskData,
} from '../../model/rules-desk';
import { ROADS, RULE_GROUPS, unitOf } from '../../model/rule-names';
import { entryExample, readRuleValue, typedValue } from '../../model/rule-entry';
import { CERTAINTY_WORDS } from '../../model/wording';
import {
  EMPTY_SOURCE,
  SourceFields,
  splitSources,
  toSource,
  type SourceEntry,
} from './source-fields';

interface ValueEntry extends SourceEntry {
  rule: string;
  road_class: string;
  value: string;
  comparison: CurrentRule['comparison'];
  condition_note: string;
  certainty: CurrentRule['certainty'];
}

interface ValueFormProps {
  desk: RulesDeskData;
  state: string;
  /** The value to replace; null adds one. */
  edited: CurrentRule | null;
  onClose: () => void;
}

/** Edits or adds a value in place, with its source and date. */
export function ValueForm({ desk, state, edited, onClose }: ValueFormProps) {
  // Made once per form, so that a retry saves once.
  const [id] = useState(createUuid);
  const save = useSaveRuleMutation();
  const form = useForm<ValueEntry>({
    defaultValues: {
      ...EMPTY_SOURCE,
      rule: edited?.rule ?? 'legal_width_in',
      road_class: edited?.road_class ?? 'any',
      value: edited === null ? '' : typedValue(edited),
      comparison: edited?.comparison ?? 'over',
      condition_note: edited?.condition_note ?? '',
      certainty: edited?.certainty ?? 'C',
    },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { setFocus } = form;
  const isNew = edited === null;
  useEffect(() => {
    setFocus(isNew ? 'rule' : 'value');
  }, [setFocus, isNew]);
  const rule = useWatch({ control: form.control, name: 'rule' });
  const value = useWatch({ control: form.control, name: 'value' });
  const comparison = useWatch({ control: form.control, name: 'comparison' });
  const unit = unitOf(rule);
  // An unchanged box means the stored value, with all its decimals.
  const read = (text: string, as: ValueEntry) =>
    edited !== null && as.comparison === edited.comparison && text === typedValue(edited)
      ? { stored: edited.value }
      : readRuleValue(text, unitOf(as.rule), as.comparison);

  const submit = (entry: ValueEntry) => {
    const value = read(entry.value, entry);
    if ('problem' in value) return;
    save.mutate(
      {
        id,
        replaces: edited?.id ?? null,
        row: {
          state,
          rule: entry.rule,
          road_class: entry.road_class,
          value: value.stored,
          comparison: entry.comparison,
          condition_note: withoutInvisible(entry.condition_note).trim(),
          certainty: entry.certainty,
          as_of: readPartialDay(entry.asOf) ?? '',
        },
        source: toSource(entry),
      },
      { onSuccess: onClose },
    );
  };
  const ids = new Set(
    desk.rules.filter((row) => row.state === state).flatMap(({ source_ids }) => source_ids),
  );
  return (
    <form
      noValidate
      aria-label={edited === null ? 'Add value' : 'Edit value'}
      className="grid gap-4 border-y border-line-strong bg-sunk p-4.5"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {edited === null && (
          <>
            <Choice form={form} name="rule" label="Rule">
              {RULE_GROUPS.map(({ title, rules }) => (
                <optgroup key={title} label={title}>
                  {rules.map(([name, label]) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Choice>
            <Choice form={form} name="road_class" label="Roads">
              {options(ROADS)}
            </Choice>
          </>
        )}
        <Field
          label="Value"
          hint={entryHint(value, unit, comparison)}
          error={errors.value?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('value', {
                validate: (text, entry) => {
                  const value = read(text, entry);
                  return 'problem' in value ? value.problem : true;
                },
                deps: ['comparison', 'rule'],
              })}
              isCompact
            />
          )}
        </Field>
        <Choice form={form} name="comparison" label="Comparison">
          {options(COMPARISONS, unit === 'text' || unit === 'days' ? ['text'] : undefined)}
        </Choice>
        <Choice form={form} name="certainty" label="Certainty">
          {options({
            A: CERTAINTY_WORDS.A,
            B: CERTAINTY_WORDS.B,
            C: CERTAINTY_WORDS.C,
          })}
        </Choice>
        <Field label="Note" isOptional error={errors.condition_note?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('condition_note', {
                maxLength: { value: 300, message: 'The note can’t exceed 300 characters.' },
              })}
              isCompact
            />
          )}
        </Field>
        <SourceFields
          // The form has these fields, and more.
          form={form as unknown as UseFormReturn<SourceEntry>}
          {...splitSources(desk.sources.values(), ids)}
        />
      </div>
      {save.error !== null && (
        <Alert tone="danger" title={ruleToasts.notSaved}>
          {errorReason(save.error) ?? 'You appear to be offline. What you typed is kept.'}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="solid"
          size="sm"
          isBusy={save.isPending}
          busyText="Saving..."
        >
          Save
        </Button>
        <Button variant="quiet" size="sm" disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The value that will be stored, or an example of one. */
function entryHint(text: string, unit: string, comparison: CurrentRule['comparison']): string {
  const value = readRuleValue(text, unit, comparison);
  if ('problem' in value) return entryExample(unit);
  const shown = shownValue({ value: value.stored, unit, comparison });
  return comparison === 'text' || unit === 'lb'
    ? `Stored as ${shown}`
    : `Stored as ${value.stored} ${unit}, shown as ${shown}`;
}

const options = (words: Readonly<Record<string, string>>, only?: readonly string[]) =>
  Object.entries(words)
    .filter(([value]) => only === undefined || only.includes(value))
    .map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));

interface ChoiceProps {
  form: UseFormReturn<ValueEntry>;
  name: 'rule' | 'road_class' | 'comparison' | 'certainty';
  label: string;
  children: ReactNode;
}

function Choice({ form, name, label, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} {...form.register(name)} isCompact>
          {children}
        </Select>
      )}
    </Field>
  );
}
