import { invoiceFileSchema } from '../_shared/contracts/invoice-file.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { requireAdmin } from '../_shared/http/require-role.ts';
import { invoiceFile, readInvoiceContent } from './invoice-file.ts';

/** POST {invoice: {id}, format} → {name, text}: an exported invoice as CSV or IIF. Admins only. */
Deno.serve(
  onPost('invoice-file', async (request) => {
    const { database } = await requireAdmin(request);
    const { invoice, format } = await readJson(request, invoiceFileSchema);
    const { data, error } = await database
      .from('invoices')
      .select('content')
      .eq('id', invoice.id)
      .maybeSingle();
    if (error) throw new Error(`Could not read invoice ${invoice.id}: ${error.code}`);
    if (data === null) throw new HttpError(404, 'This invoice doesn’t exist.');
    const content = readInvoiceContent(data.content);
    if (content === null) {
      throw new HttpError(
        422,
        'This invoice has a format that this version of the site can’t write. Update the site and try again.',
      );
    }
    return { name: `${content.number}.${format}`, text: invoiceFile(content, format) };
  }),
);
