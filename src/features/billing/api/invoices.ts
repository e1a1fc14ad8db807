import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { InvoiceDetails } from '@contracts/invoice';
import type { InvoiceFormat } from '@contracts/invoice-file';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { callFunction } from '@/platform/supabase/call-function';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { AppError } from '@/shared/lib/app-error';
import { saveFile } from '@/shared/lib/save-file';
import { billingToasts as toasts } from '../toasts';

/** The contents of an invoice; `entered` is what dispatch entered for it. */
export interface InvoiceFacts extends InvoiceDetails {
  /** The version for a save; null before the first one. */
  saved_at: string | null;
  entered: Partial<InvoiceDetails>;
}

async function fetchFacts(loadId: string, signal: AbortSignal): Promise<InvoiceFacts> {
  const rows = unwrap(
    await getSupabase().rpc('invoice_facts', { _load_id: loadId }).abortSignal(signal),
  );
  // The generated types don't say that a function's column can be null.
  const [facts] = rows as unknown as InvoiceFacts[];
  if (facts === undefined) throw new AppError('not-found', 'This load was deleted.');
  return facts;
}

/** Reads the contents of a load's invoice before its export; pounds. */
export function invoiceFactsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: [...adminLoadKeys.money(loadId), 'invoice-facts'],
    queryFn: ({ signal }) => fetchFacts(loadId, signal),
    meta: { errorToast: toasts.invoiceFailed },
  });
}

interface DetailsToSave {
  loadId: string;
  seen: string | null;
  details: Partial<InvoiceDetails>;
}

async function saveDetails({ loadId, seen, details }: DetailsToSave): Promise<void> {
  unwrap(
    await getSupabase().rpc('save_invoice_details', {
      _load_id: loadId,
      _details: details,
      ...(seen !== null && { _seen: seen }),
    }),
  );
}

/** Saves what dispatch enters for a load's invoice. */
export function useSaveInvoiceDetailsMutation() {
  return useLoadWrite({
    name: 'save-invoice-details',
    write: saveDetails,
    done: toasts.invoiceDetailsSaved,
    failed: toasts.invoiceDetailsFailed,
  });
}

interface InvoiceToExport {
  /** The same for a retry. */
  id: string;
  loadId: string;
  carrier: string;
  remitTo: string;
}

async function exportInvoice({ id, loadId, carrier, remitTo }: InvoiceToExport): Promise<void> {
  unwrap(
    await getSupabase().rpc('export_invoice', {
      _id: id,
      _load_id: loadId,
      _carrier: carrier,
      _remit_to: remitTo,
    }),
  );
}

/** Exports a load's invoice, once. */
export function useExportInvoiceMutation() {
  return useLoadWrite({
    name: 'export-invoice',
    write: exportInvoice,
    done: toasts.invoiceExported,
    failed: toasts.exportFailed,
  });
}

async function voidInvoice({ id, reason }: { id: string; reason: string }): Promise<void> {
  unwrap(await getSupabase().rpc('void_invoice', { _id: id, _reason: reason }));
}

/** Voids an exported invoice, with a reason. */
export function useVoidInvoiceMutation() {
  return useLoadWrite({
    name: 'void-invoice',
    write: voidInvoice,
    done: toasts.invoiceVoided,
    failed: toasts.voidFailed,
  });
}

const TYPES: Record<InvoiceFormat, string> = { csv: 'text/csv', iif: 'text/plain' };

/** Saves a file of an exported invoice to the downloads. */
export const downloadInvoiceOptions = mutationOptions({
  mutationKey: [...adminLoadKeys.all, 'download-invoice'],
  mutationFn: async ({ id, format }: { id: string; format: InvoiceFormat }) => {
    const { name, text } = await callFunction<{ name: string; text: string }>('invoice-file', {
      invoice: { id },
      format,
    });
    saveFile(new Blob([text], { type: `${TYPES[format]};charset=utf-8` }), name);
  },
  meta: { errorToast: toasts.invoiceDownloadFailed },
});
