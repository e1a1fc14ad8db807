import { amountText } from '@domain/numbers/amount';
import { numberText } from '@domain/numbers/read-quantity';
import { useQuery } from '@tanstack/react-query';
import { DollarSign } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '@/shared/forms/form-dialog';
import { NumberInput } from '@/shared/forms/number-input';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { pricesQueryOptions, useSavePrices, type Prices } from '../../api/prices';
import { trailersQueryOptions, type Trailer } from '../../api/trailers';
import {
  COST_FIELDS,
  PERMIT_STATES,
  PRICE_FIELDS,
  readPrices,
  toPricesForm,
  type PricesForm,
} from '../../model/prices-form';

/** Opens the prices that new offers start with. */
export function PricesButton() {
  const [isOpen, setIsOpen] = useState(false);
  const prices = useQuery(pricesQueryOptions());
  const trailers = useQuery(trailersQueryOptions());
  const isReady = prices.data !== undefined && trailers.data !== undefined;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isOpen && !isReady}
        unavailable={
          prices.isError || trailers.isError ? 'We couldn’t load the prices.' : undefined
        }
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <DollarSign />
        <span className="max-sm:sr-only">Prices</span>
      </Button>
      {isOpen && isReady && (
        <PricesDialog
          prices={prices.data}
          trailers={trailers.data}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

interface PricesDialogProps {
  /** The newest version. */
  prices: Prices;
  trailers: readonly Trailer[];
  onClose: () => void;
}

/** The percentage stands after the rate per mile that it replaces. */
const FUEL_PLACE = PRICE_FIELDS.findIndex(({ name }) => name === 'fuel_mile_cents') + 1;

const money = (text: string) => amountText(text, 'USD');

function PricesDialog({ prices, trailers, onClose }: PricesDialogProps) {
  const [opened] = useState(prices);
  const [form, setForm] = useState(() => toPricesForm(opened));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, isSuccess, error } = useSingleFlight(useSavePrices());
  const version = useEditedVersion({ opened, current: prices, save: { isPending, isSuccess } });
  const change = (changed: Partial<PricesForm>) => {
    setProblems({});
    setForm((typed) => ({ ...typed, ...changed }));
  };
  const amountField = (
    { name, label, hint }: { name: string; label: string; hint?: string },
    value: string,
    onType: (text: string) => void,
    format = money,
  ) => (
    <Field key={name} label={label} hint={hint} error={problems[name]}>
      {(control) => (
        <NumberInput
          {...control}
          isCompact
          format={format}
          value={value}
          onChange={({ target }) => {
            onType(target.value);
          }}
        />
      )}
    </Field>
  );
  const amounts = (
    fields: readonly ((typeof PRICE_FIELDS)[number] | (typeof COST_FIELDS)[number])[],
  ) =>
    fields.map((field) =>
      amountField(field, form.amounts[field.name], (text) => {
        change({ amounts: { ...form.amounts, [field.name]: text } });
      }),
    );
  return (
    <FormDialog
      title="Prices"
      description="New offers are estimated from these, in US dollars. Existing offers keep theirs."
      size="lg"
      error={error}
      failure="We couldn’t save the prices."
      stale={
        version.isStale
          ? {
              noun: 'price',
              onShowTheirs: () => {
                setForm(toPricesForm(version.rebase() ?? opened));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      submitLabel="Save"
      isDirty={JSON.stringify(form) !== JSON.stringify(toPricesForm(version.base ?? opened))}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const found = readPrices(form);
        setProblems(found.problems);
        if (Object.keys(found.problems).length > 0 || version.isStale) return;
        mutate({ base: version.base ?? opened, values: found.values }, { onSuccess: onClose });
      }}
    >
      {opened.is_sample && (
        <Alert tone="warn" title="These are sample figures. Enter yours before you send offers." />
      )}
      <Group title="What we charge">
        {amounts(PRICE_FIELDS.slice(0, FUEL_PLACE))}
        {amountField(
          { name: 'fuelPercent', label: 'Fuel, % of linehaul', hint: 'Instead of per mile' },
          form.fuelPercent,
          (text) => {
            change({ fuelPercent: text });
          },
          numberText,
        )}
        {amounts(PRICE_FIELDS.slice(FUEL_PLACE))}
      </Group>
      <Group title="Linehaul per mile by trailer">
        {trailers.map(({ id, name }) =>
          amountField({ name: id, label: name }, form.configurations[id] ?? '', (text) => {
            change({ configurations: { ...form.configurations, [id]: text } });
          }),
        )}
      </Group>
      <Group title="What it costs us">{amounts(COST_FIELDS)}</Group>
      <details>
        <summary className="type-h4 cursor-pointer">Permit cost by state</summary>
        <p className="my-2 text-muted">
          Used until we have an issued permit of the state with a cost. Then offers use the median
          of our last ten.
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          {PERMIT_STATES.map((state) =>
            amountField({ name: state, label: state }, form.permits[state] ?? '', (text) => {
              change({ permits: { ...form.permits, [state]: text } });
            }),
          )}
        </div>
      </details>
    </FormDialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="type-h4 mb-2">{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] items-start gap-3.5">
        {children}
      </div>
    </fieldset>
  );
}
