import { amountProblem, dollars, readCents, typedAmountProblem } from '@domain/numbers/amount';
import { numberProblem, readNumber } from '@domain/numbers/read-quantity';
import { amountOf, type Currency } from '@domain/numbers/money';
import { type Offer, type OfferLine } from '@contracts/offer';
import { typedFeet } from '@domain/numbers/length';
import { lengthProblem, parseLength } from '@domain/numbers/parse-length';
import { poundsProblem, readPounds } from '@domain/numbers/read-pounds';
import { fromLocalTime, toLocalTime } from '@domain/time/zoned-time';
import { localTimeProblem } from '@domain/time/entered-day';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import type { Tables } from '@database';
import { readTerms, toTermsForm, type Terms, type TermsForm } from './terms';

/** A line as its fields hold it. */
export interface LineForm {
  /** Identifies the row in the table while it moves. */
  key: string;
  kind: OfferLine['kind'];
  description: string;
  jurisdiction: string;
  quantity: string;
  unit: OfferLine['unit'];
  rate: string;
  isPassThrough: boolean;
  escortPosition: Tables<'offer_lines'>['escort_position'];
  /** Where the price comes from, such as `412 mi × $8.50, RGN`. */
  source: string;
  /** Our cost per unit, in dollars. A line at cost has none. */
  cost: string;
  estimate: Estimate | null;
}

/** What we proposed for a line; no rate if we knew none. */
export interface Estimate {
  quantity: number;
  unit: OfferLine['unit'];
  rate_cents: number | null;
}

/** A version's line as the console reads it. */
export type StoredLine = Tables<'offer_lines'> & {
  estimate: Omit<Tables<'offer_line_estimates'>, 'offer_id' | 'position'> | null;
};

/** A draft as the editor's fields hold it: lengths and amounts are text. */
export interface DraftForm extends TermsForm {
  currency: Currency;
  validUntil: string;
  length: string;
  width: string;
  height: string;
  weight: string;
  equipment: string;
  message: string;
  lines: LineForm[];
}

export type DraftPayload = Pick<
  Tables<'offers'>,
  | 'currency'
  | 'valid_until'
  | 'length'
  | 'width'
  | 'height'
  | 'weight_lbs'
  | 'equipment'
  | 'message'
> &
  Terms & { lines: DraftLine[] };

/** A line as it's saved. Customers read only the parts of `OfferLine`. */
export type DraftLine = Omit<OfferLine, 'amount_cents'> &
  Pick<Tables<'offer_lines'>, 'escort_position' | 'source'> & {
    cost_cents: number | null;
    estimate: Estimate | null;
  };

const feet = (length: number) => (length === 0 ? '' : typedFeet(length));

/** The fields of a stored draft. */
export function toDraftForm(offer: Tables<'offers'> & { lines: StoredLine[] }): DraftForm {
  return {
    currency: offer.currency,
    validUntil: offer.valid_until === null ? '' : toLocalTime(offer.valid_until, OFFICE_ZONE),
    length: feet(offer.length),
    width: feet(offer.width),
    height: feet(offer.height),
    weight: offer.weight_lbs === null ? '' : offer.weight_lbs.toLocaleString('en-US'),
    equipment: offer.equipment,
    ...toTermsForm(offer),
    message: offer.message,
    lines: offer.lines.map(toLineForm),
  };
}

/** The fields of a stored line. */
export const toLineForm = (line: StoredLine): LineForm => ({
  key: line.id,
  kind: line.kind,
  description: line.description,
  jurisdiction: line.jurisdiction ?? '',
  quantity: line.quantity.toLocaleString('en-US'),
  unit: line.unit,
  rate: dollars(line.rate_cents),
  isPassThrough: line.is_pass_through,
  escortPosition: line.escort_position,
  source: line.source,
  cost: dollars(line.estimate?.cost_cents ?? null),
  estimate: toEstimate(line.estimate),
});

function toEstimate(stored: StoredLine['estimate']): Estimate | null {
  if (stored?.quantity == null || stored.unit === null) return null;
  return { quantity: stored.quantity, unit: stored.unit, rate_cents: stored.rate_cents };
}

/** True while a line still is as we proposed it; the database marks the same lines. */
export const isEstimate = ({ estimate, quantity, unit, rate_cents }: DraftLine): boolean =>
  estimate?.quantity === quantity && estimate.unit === unit && estimate.rate_cents === rate_cents;

/** Problems by field: `tonu`, or `rate` and `quantity` with the line's key. */
export type DraftProblems = Readonly<Record<string, string>>;

/** The draft to save, or what is wrong with the fields. */
export function readDraft(form: DraftForm): { payload: DraftPayload; problems: DraftProblems } {
  const { terms, problems } = readTerms(form, form.currency);
  const note = (field: string, problem: string | null) => {
    if (problem !== null) problems[field] = problem;
  };
  const size = (field: 'length' | 'width' | 'height') => {
    const text = form[field].trim();
    const value = text === '' ? 0 : (parseLength(text) ?? NaN);
    if (Number.isNaN(value))
      note(field, lengthProblem('Enter feet and inches, for example 11′3″.', text));
    return value;
  };
  const lines = form.lines.map((line) => {
    const quantity = readNumber(line.quantity);
    const rate = readCents(line.rate, form.currency);
    if (!(quantity > 0) || quantity >= 1_000_000) {
      note(`quantity ${line.key}`, numberProblem(line.quantity, 'Enter a quantity above 0.'));
    }
    const cost = readCents(line.cost, form.currency);
    note(`cost ${line.key}`, typedAmountProblem(line.cost, form.currency));
    note(`rate ${line.key}`, typedAmountProblem(line.rate, form.currency));
    if (rate !== null && !Number.isNaN(rate) && quantity > 0) {
      note(`rate ${line.key}`, amountProblem(amountOf(quantity, rate)));
    }
    return {
      kind: line.kind,
      description: line.description,
      jurisdiction:
        (line.kind === 'permit' || line.kind === 'escort') && line.jurisdiction !== ''
          ? line.jurisdiction
          : null,
      quantity,
      unit: line.unit,
      rate_cents: rate,
      is_pass_through: line.isPassThrough,
      escort_position: line.kind === 'escort' ? line.escortPosition : null,
      source: line.source,
      cost_cents: line.isPassThrough ? null : cost,
      estimate: line.estimate,
    };
  });
  const weight = form.weight.trim() === '' ? null : readPounds(form.weight);
  if (weight !== null && !(weight >= 1)) {
    note('weight', poundsProblem(form.weight, 'Enter whole pounds.'));
  }
  const endProblem = localTimeProblem(form.validUntil);
  if (form.validUntil !== '') note('validUntil', endProblem);
  return {
    problems,
    payload: {
      currency: form.currency,
      valid_until: endProblem === null ? fromLocalTime(form.validUntil, OFFICE_ZONE) : null,
      length: size('length'),
      width: size('width'),
      height: size('height'),
      weight_lbs: weight,
      equipment: form.equipment,
      ...terms,
      message: form.message,
      lines,
    },
  };
}

/** The problems that keep a draft from being sent, by field; the database checks the same. */
export function missingToSend({ payload }: { payload: DraftPayload }, now: number): DraftProblems {
  const missing: Record<string, string> = {};
  if (payload.lines.length === 0) missing['lines'] = 'Add a line.';
  payload.lines.forEach(({ description, jurisdiction, rate_cents }, index) => {
    if (description.trim() === '' || rate_cents === null) {
      const name = [description.trim(), jurisdiction ?? ''].filter((part) => part !== '');
      const named = name.length === 0 ? '' : ` (${name.join(', ')})`;
      missing['lines'] ??= `Line ${String(index + 1)}${named} needs a description and a rate.`;
    }
  });
  if (payload.valid_until === null || Date.parse(payload.valid_until) <= now) {
    missing['validUntil'] = 'Choose a date in the future.';
  }
  for (const field of ['length', 'width', 'height'] as const) {
    if (payload[field] === 0) missing[field] = `Enter the ${field}.`;
  }
  if (payload.weight_lbs === null) missing['weight'] = 'Enter the weight.';
  if (payload.equipment.trim() === '' || /^\s*recommend/iu.test(payload.equipment)) {
    missing['equipment'] = 'Choose the trailer.';
  }
  return missing;
}

/** The sums of the lines in cents. */
export function sumsOf(
  lines: readonly Pick<DraftLine, 'quantity' | 'rate_cents' | 'is_pass_through'>[],
) {
  let [fixed, passThrough] = [0, 0];
  for (const { quantity, rate_cents, is_pass_through } of lines) {
    const amount = rate_cents === null ? 0 : amountOf(quantity, rate_cents) || 0;
    if (is_pass_through) passThrough += amount;
    else fixed += amount;
  }
  return { fixed, passThrough, total: fixed + passThrough };
}

/** A version as its customer reads it, with the draft's fields in place of the stored ones. */
export function toOffer(
  row: Tables<'offers'> & { lines: Tables<'offer_lines'>[] },
  draft?: DraftPayload,
): Offer {
  const lines = draft?.lines ?? row.lines;
  const sums = sumsOf(lines);
  return {
    ...row,
    ...draft,
    now: row.updated_at,
    latest_version: row.version,
    load_id: null,
    lines: lines.map((line) => ({
      kind: line.kind,
      description: line.description,
      jurisdiction: line.jurisdiction,
      quantity: line.quantity,
      unit: line.unit,
      rate_cents: line.rate_cents,
      amount_cents: line.rate_cents === null ? null : amountOf(line.quantity, line.rate_cents),
      is_pass_through: line.is_pass_through,
    })),
    fixed_cents: sums.fixed,
    pass_through_cents: sums.passThrough,
    total_cents: sums.total,
  };
}
