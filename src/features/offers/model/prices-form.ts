import { dollars, readCents, typedAmountProblem } from '@domain/numbers/amount';
import { numberProblem, readNumber } from '@domain/numbers/read-quantity';
import { JURISDICTION_CODES } from '@domain/places/states';

/** The amounts of the prices, by the column that has them. */
export const PRICE_FIELDS = [
  { name: 'mile_cents', label: 'Linehaul per mile', hint: 'Unless a trailer has its own' },
  { name: 'minimum_cents', label: 'Linehaul minimum' },
  { name: 'fuel_mile_cents', label: 'Fuel per mile', hint: 'Or a percentage', isOptional: true },
  { name: 'escort_mile_cents', label: 'Pilot car per mile' },
  { name: 'escort_day_cents', label: 'Pilot car per day', hint: 'Minimum per load' },
] as const;
/** What it costs us. */
export const COST_FIELDS = [
  { name: 'cost_mile_cents', label: 'Truck per mile', hint: 'Without fuel' },
  { name: 'fuel_cost_mile_cents', label: 'Fuel per mile' },
  { name: 'escort_cost_mile_cents', label: 'Pilot car per mile' },
  { name: 'escort_cost_day_cents', label: 'Pilot car per day' },
] as const;

type PriceField = (typeof PRICE_FIELDS)[number]['name'] | (typeof COST_FIELDS)[number]['name'];
const FIELDS = [...PRICE_FIELDS, ...COST_FIELDS];

interface StoredPrices extends Record<Exclude<PriceField, 'fuel_mile_cents'>, number> {
  fuel_mile_cents: number | null;
  fuel_percent: number | null;
  configuration_mile_cents: Readonly<Record<string, number>>;
  permit_cents: Readonly<Record<string, number>>;
}

/** Prices as their fields hold them. */
export interface PricesForm {
  amounts: Readonly<Record<PriceField, string>>;
  fuelPercent: string;
  /** Per mile, by the id of a configuration. */
  configurations: Readonly<Record<string, string>>;
  /** By state. */
  permits: Readonly<Record<string, string>>;
}

const texts = (cents: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, dollars(amount)]));

/** The fields of stored prices. */
export const toPricesForm = (prices: StoredPrices): PricesForm => ({
  amounts: Object.fromEntries(
    FIELDS.map(({ name }) => [name, dollars(prices[name])]),
  ) as PricesForm['amounts'],
  fuelPercent: prices.fuel_percent === null ? '' : String(prices.fuel_percent),
  configurations: texts(prices.configuration_mile_cents),
  permits: texts(prices.permit_cents),
});

/** The prices in the fields, and what is wrong with them by field: a column, `fuelPercent`, an id or a state. */
export function readPrices(form: PricesForm): {
  values: StoredPrices;
  problems: Record<string, string>;
} {
  const problems: Record<string, string> = {};
  const amount = (field: string, text: string, isOptional: boolean) => {
    const cents = readCents(text);
    const problem =
      cents === null && !isOptional ? 'Enter an amount above $0.00.' : typedAmountProblem(text);
    if (problem !== null) problems[field] = problem;
    return cents;
  };
  const byName = (entries: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, text]) => {
        const cents = amount(name, text, true);
        return cents === null ? [] : [[name, cents]];
      }),
    );
  const amounts = Object.fromEntries(
    FIELDS.map(({ name }) => [name, amount(name, form.amounts[name], name === 'fuel_mile_cents')]),
  ) as Record<PriceField, number>;
  const percent = form.fuelPercent.trim() === '' ? null : readNumber(form.fuelPercent, 100);
  if (percent !== null && !(percent > 0 && percent <= 100)) {
    problems['fuelPercent'] = numberProblem(form.fuelPercent, 'Enter 0.01 to 100.', 100);
  } else if (percent !== null && form.amounts.fuel_mile_cents.trim() !== '') {
    problems['fuelPercent'] = 'Enter fuel per mile or in percent, not both.';
  }
  return {
    problems,
    values: {
      ...amounts,
      fuel_percent: percent,
      configuration_mile_cents: byName(form.configurations),
      permit_cents: byName(form.permits),
    },
  };
}

/** The states in the form's order. */
export const PERMIT_STATES: readonly string[] = JURISDICTION_CODES;
