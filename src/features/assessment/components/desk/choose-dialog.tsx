import { useForm } from 'react-hook-form';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useUseRuleMutation } from '../../api/save-rules';
import { ruleToasts } from '../../toasts';
import { readPartialDay } from '@domain/time/read-day';
import { shownValue, type CurrentRule, type RulesDeskData } from '../../model/rules-desk';
import { ruleName } from '../../model/rule-names';
import {
  EMPTY_SOURCE,
  SourceFields,
  splitSources,
  toSource,
  type SourceEntry,
} from './source-fields';

interface ChooseDialogProps {
  desk: RulesDeskData;
  used: CurrentRule;
  chosen: CurrentRule;
  onClose: () => void;
}

/** Uses the other of two conflicting values, with the source that decides it. */
export function ChooseDialog({ desk, used, chosen, onClose }: ChooseDialogProps) {
  const choose = useUseRuleMutation();
  const form = useForm<SourceEntry>({ defaultValues: EMPTY_SOURCE });
  const submit = (entry: SourceEntry) => {
    choose.mutate(
      { id: chosen.id, source: toSource(entry), asOf: readPartialDay(entry.asOf) ?? '' },
      { onSuccess: onClose },
    );
  };
  const sources = splitSources(
    desk.sources.values(),
    new Set([...chosen.source_ids, ...used.source_ids]),
  );
  return (
    <FormDialog
      title={`Use ${shownValue(chosen)}`}
      description={`${ruleName(chosen.rule)}, ${chosen.state}: now ${shownValue(used)}. Enter the source for this decision.`}
      size="sm"
      error={choose.error}
      failure={ruleToasts.notSaved}
      submitLabel="Use this value"
      isDirty={form.formState.isDirty}
      isBusy={choose.isPending}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <SourceFields form={form} {...sources} />
    </FormDialog>
  );
}
