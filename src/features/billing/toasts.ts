import { failure } from '@/shared/loads/admin-failure';

/** The console's toasts about charges, invoices and cancellation fees. */
export const billingToasts = {
  canceled: {
    title: 'Load Canceled',
    description: 'Its driver, units and escorts are available again.',
  },
  cancelFailed: failure('Cancel Failed', 'Failed to cancel the load.'),
  moneyFailed: { title: 'Failed to fetch charges.', variant: 'destructive' },
  chargeSaved: { title: 'Charge Saved' },
  chargeApproved: { title: 'Charge Approved', description: 'The customer can see it now.' },
  chargeWithdrawn: { title: 'Charge Withdrawn', description: 'It isn’t billed.' },
  chargeFailed: failure('Save Failed', 'Failed to save the charge.'),
  costSaved: { title: 'Cost Saved' },
  costFailed: failure('Save Failed', 'Failed to save the cost.'),
  invoiceFailed: { title: 'Failed to fetch the invoice.', variant: 'destructive' },
  invoiceDetailsSaved: { title: 'Invoice Details Saved' },
  invoiceDetailsFailed: failure('Save Failed', 'Failed to save the invoice details.'),
  invoiceExported: { title: 'Invoice Exported', description: 'Download it as CSV or IIF.' },
  exportFailed: failure('Export Failed', 'Failed to export the invoice.'),
  invoiceDownloadFailed: failure('Download Failed', 'Failed to download the invoice.'),
  invoiceVoided: { title: 'Invoice Voided' },
  voidFailed: failure('Void Failed', 'Failed to void the invoice.'),
} as const;
