import * as z from 'zod/mini';
import { numberProblem, readNumber } from '../domain/numbers/read-quantity.ts';
import { toPlain } from '../domain/numbers/read-number.ts';
import { poundsProblem, readPounds } from '../domain/numbers/read-pounds.ts';

interface FieldRules {
  readonly read: (text: string) => number;
  /** The question about an unclear number, otherwise the message. */
  readonly problem: (text: string, message: string) => string;
  readonly min: number;
  readonly max: number;
  readonly message: string;
  readonly isOptional: boolean;
}

function problemOf(text: string, { read, problem, min, max, message, isOptional }: FieldRules) {
  if (text.trim() === '') return isOptional ? null : message;
  const number = read(text);
  return Number.isInteger(number) && number >= min && number <= max ? null : problem(text, message);
}

const checked = (rules: FieldRules) =>
  z.string().check((context) => {
    const message = problemOf(context.value, rules);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });
const required = (rules: Omit<FieldRules, 'isOptional'>) =>
  z.pipe(checked({ ...rules, isOptional: false }), z.transform(rules.read));
const optional = (rules: Omit<FieldRules, 'isOptional'>) =>
  z.pipe(
    checked({ ...rules, isOptional: true }),
    z.transform((text) => (text.trim() === '' ? null : rules.read(text))),
  );

/** A field with a whole number from `min` to `max`. */
export const wholeField = (min: number, max: number, message: string) =>
  required({ read: readNumber, problem: numberProblem, min, max, message });

/** Like `wholeField`; `null` when blank. */
export const optionalWholeField = (min: number, max: number, message: string) =>
  optional({ read: readNumber, problem: numberProblem, min, max, message });

/** In whole pounds, 12.5 is likely a weight in another unit. */
const isFraction = (text: string) => /^[\d,]*\.\d*[1-9]\d*$/u.test(toPlain(text));
const whole = (read: typeof readPounds) => (text: string) =>
  isFraction(text) ? Number.NaN : read(text);

/** A field with a weight of 1 to `max` lb. `read` says which way it is rounded. */
export const poundsField = (max: number, message: string, read = readPounds) =>
  required({ read: whole(read), problem: poundsProblem, min: 1, max, message });

/** Like `poundsField`; `null` when blank. */
export const optionalPoundsField = (max: number, message: string, read = readPounds) =>
  optional({ read: whole(read), problem: poundsProblem, min: 1, max, message });
