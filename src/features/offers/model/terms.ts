import { MAX_CENTS } from '@contracts/offer';
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

/** Cents as a field holds them; blank for null. */
export const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** The fields of stored terms. */
export const toTermsForm = (terms: Terms): TermsForm => ({
  freeHours: String(terms.free_minutes / 60),
  detention: dollars(terms.detention_cents),
  layover: dollars(terms.layover_cents),
  tonu: dollars(terms.tonu_cents),
  paymentDays: String(terms.payment_days),
  exclusions: terms.exclusions,
});

const plain = (text: string) => text.replace(/[\s,$]/gu, '');

/** Cents of a typed amount such as `1,485.00`; null if blank, NaN if it isn't an amount. */
export function readCents(text: string): number | null {
  const typed = plain(text);
  if (typed === '') return null;
  return /^-?\d+(?:\.\d{0,2})?$/u.test(typed) ? Math.round(Number(typed) * 100) : NaN;
}

/** A typed number; NaN if it isn't one. */
export function readNumber(text: string): number {
  const typed = plain(text);
  return /^-?\d*\.?\d+$/u.test(typed) ? Number(typed) : NaN;
}

/** What is wrong with an amount, as the database would say it. */
export function amountProblem(cents: number | null): string | null {
  if (cents === null) return null;
  if (Number.isNaN(cents)) return 'Enter dollars and cents, for example 1,485.00.';
  if (cents <= 0) return 'Enter an amount above $0.00.';
  return cents > MAX_CENTS ? 'The amount can’t exceed $9,999,999.99.' : null;
}

/** The terms in the fields, and what is wrong with them by field. */
export function readTerms(form: TermsForm): { terms: Terms; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const amount = (field: 'detention' | 'layover' | 'tonu') => {
    const cents = readCents(form[field]);
    const problem = cents === null ? 'Enter an amount above $0.00.' : amountProblem(cents);
    if (problem !== null) problems[field] = problem;
    return cents ?? 0;
  };
  const freeHours = readNumber(form.freeHours);
  if (!(freeHours >= 0 && freeHours <= 168)) {
    problems['freeHours'] = 'Enter hours, for example 2.';
  }
  const paymentDays = readNumber(form.paymentDays);
  if (!Number.isInteger(paymentDays) || paymentDays < 0 || paymentDays > 180) {
    problems['paymentDays'] = 'Enter 0 to 180 days.';
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
