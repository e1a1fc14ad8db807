import { useEffect, useRef, useState } from 'react';
import { amountText, dollars, readCents, typedAmountProblem } from '@domain/numbers/amount';
import { CURRENCIES, type Currency } from '@domain/numbers/money';
import { NumberInput } from '@/shared/forms/number-input';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import type { EnteredCost } from '../../api/charges';
import { useSaveLoadCostMutation } from '../../api/load-costs';
import type { EnteredKind } from '../../model/compared-costs';

interface CostEditorProps {
  loadId: string;
  kind: EnteredKind;
  /** The newest version; `null` if there is none. */
  current: EnteredCost | null;
  /** The currency of a first cost. */
  currency: Currency;
  onClose: () => void;
}

/** Edits the cost of fuel or the driver in its row of the table. */
export function CostEditor({ loadId, kind, current, currency, onClose }: CostEditorProps) {
  const save = useSaveLoadCostMutation();
  const [opened] = useState(current);
  const version = useEditedVersion({ opened, current, save });
  const [typed, setTyped] = useState(() => dollars(current?.cents ?? null));
  const [chosen, setChosen] = useState(current?.currency ?? currency);
  const [problem, setProblem] = useState<string | null>(null);
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => {
    amount.current?.focus();
  }, []);

  const send = () => {
    const isBlank = typed.trim() === '';
    const found =
      isBlank && version.base === null
        ? 'Enter an amount above $0.00.'
        : typedAmountProblem(typed, chosen);
    setProblem(found);
    if (found !== null) {
      amount.current?.focus();
      return;
    }
    const cents = readCents(typed, chosen);
    const seen = version.base?.updated_at ?? null;
    save.mutate({ loadId, kind, cents, currency: chosen, seen }, { onSuccess: onClose });
  };
  const showTheirs = () => {
    const theirs = version.rebase();
    setTyped(dollars(theirs?.cents ?? null));
    setChosen(theirs?.currency ?? currency);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as Cancel does
    <form
      noValidate
      aria-label={`Cost of ${kind}`}
      className="grid gap-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {version.isStale && (
        <StaleAlert
          noun="cost"
          onShowTheirs={() => {
            if (version.isDeleted) {
              version.begin(null);
              setTyped('');
            } else showTheirs();
          }}
          onKeepMine={() => {
            if (version.isDeleted) version.begin(null);
            else version.rebase();
          }}
        />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label="Cost"
          className="w-40"
          error={problem ?? undefined}
          hint={version.base === null ? undefined : 'Leave it blank to remove it.'}
        >
          {(control) => (
            <NumberInput
              {...control}
              ref={amount}
              format={(text) => amountText(text, chosen)}
              placeholder="0.00"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="Currency" className="w-24">
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value as Currency);
              }}
            >
              {CURRENCIES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="solid"
          size="sm"
          isBusy={save.isPending}
          unavailable={version.isStale ? 'Choose a version before saving.' : undefined}
        >
          Save cost
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
