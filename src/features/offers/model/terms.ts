import { dollars, readCents, typedAmountProblem } from '@domain/numbers/amount';
import { numberProblem, readNumber } from '@domain/numbers/read-quantity';
import type { Currency } from '@domain/numbers/money';
import type { Tables } from '@database';

/** The terms of an offer, and of new offers by default: minutes, cents and days. */
export type Terms = Pick<
  Tables<'offers'>,
  | 'free_minutes'
  | 'detention_cents'
  | 'layover_cents'
  | 'tonu_cents'
  | 'payment_days'
  | 'exclusions'
>;

/** Terms as their fields hold them: amounts and numbers are text. */
export interface TermsForm {
  freeHours: string;
  detention: string;
  layover: string;
  tonu: string;
  paymentDays: string;
  exclusions: string;
}

/** The fields of stored terms. */
export const toTermsForm = (terms: Terms): TermsForm => ({
  freeHours: String(terms.free_minutes / 60),
  detention: dollars(terms.detention_cents),
  layover: dollars(terms.layover_cents),
  tonu: dollars(terms.tonu_cents),
  paymentDays: String(terms.payment_days),
  exclusions: terms.exclusions,
});

/** The terms in the fields, and what is wrong with them by field. */
export function readTerms(
  form: TermsForm,
  currency: Currency = 'USD',
): { terms: Terms; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const amount = (field: 'detention' | 'layover' | 'tonu') => {
    const cents = readCents(form[field], currency);
    const problem =
      cents === null ? 'Enter an amount above $0.00.' : typedAmountProblem(form[field], currency);
    if (problem !== null) problems[field] = problem;
    return cents ?? 0;
  };
  const freeHours = readNumber(form.freeHours, 168);
  if (!(freeHours >= 0 && freeHours <= 168)) {
    problems['freeHours'] = numberProblem(form.freeHours, 'Enter hours, for example 2.', 168);
  }
  const paymentDays = readNumber(form.paymentDays);
  if (!Number.isInteger(paymentDays) || paymentDays < 0 || paymentDays > 180) {
    problems['paymentDays'] = numberProblem(form.paymentDays, 'Enter 0 to 180 days.');
  }
  return {
    problems,
    terms: {
      free_minutes: Math.round(freeHours * 60),
      detention_cents: amount('detention'),
      layover_cents: amount('layover'),
      tonu_cents: amount('tonu'),
      payment_days: paymentDays,
      exclusions: form.exclusions,
    },
  };
}
