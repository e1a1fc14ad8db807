import * as z from 'zod/mini';

export const INVOICE_FORMATS = ['csv', 'iif'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** Body of POST /functions/v1/invoice-file. */
export const invoiceFileSchema = z.object({
  invoice: z.object({ id: z.uuid() }),
  format: z.enum(INVOICE_FORMATS),
});
