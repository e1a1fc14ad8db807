import * as z from 'zod/mini';
import { dayOf } from '../domain/time/day.ts';
import { HOUR_MS } from '../domain/time/duration.ts';
import { dayProblem } from '../domain/time/entered-day.ts';
import { dayField } from './day-fields.ts';
import { largestSize, PIECE_LIMITS, totalWeight } from '../domain/piece.ts';
import { commodityOf, pieceSchema } from './piece.ts';
import { hasPhoneDigits, hasState, isPlausibleName } from '../domain/plausible.ts';
import { anyLine, emailAddress, oneLine, optionalLine, optionalText, TEXT_LIMITS } from './text.ts';

const plausible = (isPlausible: (text: string) => boolean, message: string) =>
  // An empty field already has its own message.
  z.refine<string>((text) => text.trim() === '' || isPlausible(text), message);

const place = (required: string) =>
  oneLine(TEXT_LIMITS.place, required).check(
    plausible(hasState, 'Add the state or province, for example Dayton, OH.'),
  );

/** The first day that isn't over yet anywhere in North America. */
const earliestDay = () => dayOf(Date.now() - 12 * HOUR_MS, 'UTC');

interface DateFields {
  ready_on: string;
  deliver_by: string;
}

const checkDates = z.check<DateFields>(({ value, issues }) => {
  const report = (path: 'ready_on' | 'deliver_by', message: string) => {
    issues.push({ code: 'custom', input: value[path], path: [path], message, continue: true });
  };
  // A day with a problem of its own has its own message.
  const valid = (day: string) => (dayProblem(day) === null ? day : '');
  const [ready_on, deliver_by] = [valid(value.ready_on), valid(value.deliver_by)];
  if (ready_on !== '' && ready_on < earliestDay()) {
    report('ready_on', "The ready date can't be in the past.");
  }
  if (deliver_by === '') return;
  if (deliver_by < earliestDay()) {
    report('deliver_by', "The delivery date can't be in the past.");
  } else if (ready_on !== '' && deliver_by < ready_on) {
    report('deliver_by', "Delivery can't be before the ready date.");
  }
});

/**
 * The quote form. Name, email, phone, origin, destination and each piece's size are required. `z.input` is what the fields hold (text), `z.output` the columns a visitor may
 * write: lengths in feet, weights in pounds. The table also accepts a single size without pieces.
 */
export const quoteFormSchema = z.pipe(
  z
    .object({
      customer_name: oneLine(TEXT_LIMITS.name, 'Enter your name.').check(
        plausible(isPlausibleName, 'Enter your full name, for example Dana Whitlock.'),
      ),
      email: emailAddress('Please enter a valid email address.'),
      phone: oneLine(TEXT_LIMITS.phone, 'Enter a phone number.').check(
        plausible(hasPhoneDigits, 'Enter the full phone number with area code, 10 digits.'),
      ),
      origin: place('Enter the origin.'),
      destination: place('Enter the destination.'),
      equipment: anyLine(TEXT_LIMITS.equipment),
      pieces: z.array(pieceSchema).check(
        z.minLength(1, 'Add a piece.'),
        z.maxLength(
          PIECE_LIMITS.pieces,
          `You can add up to ${String(PIECE_LIMITS.pieces)} pieces. Describe the rest in the notes.`,
        ),
        z.refine(
          // NaN while a piece is invalid, which has its own message.
          (pieces) => !((totalWeight(pieces) ?? 0) > PIECE_LIMITS.totalWeight),
          "The total weight can't exceed 20,000,000 lb.",
        ),
      ),
      ready_on: dayField(),
      deliver_by: dayField(),
      are_dates_flexible: z.boolean(),
      po_number: optionalLine(TEXT_LIMITS.poNumber),
      notes: optionalText(TEXT_LIMITS.notes),
    })
    .check(checkDates),
  z.transform(({ ready_on, deliver_by, ...form }) => ({
    ...form,
    ready_on: ready_on === '' ? null : ready_on,
    deliver_by: deliver_by === '' ? null : deliver_by,
    commodity: commodityOf(form.pieces),
    // The database computes the same from the pieces.
    ...largestSize(form.pieces),
  })),
);

export type QuoteFormValues = z.input<typeof quoteFormSchema>;
export type QuotePayload = z.output<typeof quoteFormSchema>;

/** Body of POST /functions/v1/send-quote-emails. The function reads everything else from the row. */
export const sendQuoteEmailsSchema = z.object({
  quote: z.object({ id: z.uuid() }),
  type: z.literal('new_quote'),
});
