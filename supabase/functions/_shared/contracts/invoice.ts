import * as z from 'zod/mini';
import { optionalPoundsField, optionalWholeField } from './number-fields.ts';
import { optionalLine } from './text.ts';

/** Dispatch's entries for a load's invoice (`save_invoice_details`): the form's values are text. */
export const invoiceDetailsSchema = z.object({
  bill_to: optionalLine(120),
  consignor: optionalLine(120),
  consignee: optionalLine(120),
  commodity: optionalLine(160),
  packages: optionalWholeField(1, 99_999, 'Enter a whole number from 1 to 99,999.'),
  weight_lbs: optionalPoundsField(20_000_000, 'Enter whole pounds, up to 20,000,000.'),
  po_number: optionalLine(60),
  bol_number: optionalLine(60),
});
export type InvoiceDetailsForm = z.input<typeof invoiceDetailsSchema>;
export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>;
