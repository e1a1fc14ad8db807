import * as z from 'zod/mini';
import { readNumber } from './amount.ts';
import { optionalLine } from './text.ts';

const wholeNumber = (max: number, message: string) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => {
        if (text === '') return true;
        const number = readNumber(text);
        return Number.isInteger(number) && number >= 1 && number <= max;
      }, message),
    ),
    z.transform((text) => (text === '' ? null : readNumber(text))),
  );

/** What dispatch enters for a load's invoice (`save_invoice_details`): the form's values are text. */
export const invoiceDetailsSchema = z.object({
  bill_to: optionalLine(120),
  consignor: optionalLine(120),
  consignee: optionalLine(120),
  commodity: optionalLine(160),
  packages: wholeNumber(99_999, 'Enter a whole number from 1 to 99,999.'),
  weight_lbs: wholeNumber(20_000_000, 'Enter whole pounds, up to 20,000,000.'),
  po_number: optionalLine(60),
  bol_number: optionalLine(60),
});
export type InvoiceDetailsForm = z.input<typeof invoiceDetailsSchema>;
export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>;
