import { errorReason } from '@/shared/lib/error-reason';
import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/lib/toast-store';

/** A failure toast. Includes the database's reason when a rule was broken. */
export const failure =
  (title: string, text: string) =>
  (error: unknown): ToastText => ({
    title,
    description:
      isAppError(error, 'not-found') || isAppError(error, 'conflict')
        ? 'Someone changed or deleted this. Reload.'
        : isAppError(error, 'validation') || isAppError(error, 'stale')
          ? (errorReason(error) ?? text)
          : text,
    variant: 'destructive',
  });

export const LOAD_NOUN = { one: 'load', many: 'loads' };

/** Shown if the database gives no reason. */
export const DELETE_FAILED = 'Failed to delete the load.';
export const DOCUMENT_DELETE_FAILED = 'Failed to delete the document.';

/** Console messages about loads. */
export const adminLoadToasts = {
  fetchFailed: { title: 'Failed to fetch loads.', variant: 'destructive' },
  unitsFailed: { title: 'Failed to fetch units.', variant: 'destructive' },
  crewFailed: { title: 'Failed to fetch drivers and pilot cars.', variant: 'destructive' },
  conflictsFailed: { title: 'Failed to check for conflicts.', variant: 'destructive' },
  quoteFailed: { title: 'Failed to fetch the quote.', variant: 'destructive' },
  saved: { title: 'Load Saved' },
  saveFailed: failure('Save Failed', 'Failed to save the load.'),
  assigned: { title: 'Driver and Units Saved' },
  assignFailed: failure('Save Failed', 'Failed to save the driver and units.'),
  statusUpdated: { title: 'Status Updated' },
  statusFailed: failure('Update Failed', 'Failed to update the load.'),
  deleted: { title: 'Load Deleted' },
  deleteFailed: failure('Delete Failed', DELETE_FAILED),
  offerSent: { title: 'Offer Sent', description: 'Pilot cars see it under Escort Jobs.' },
  offerFailed: failure('Offer Not Sent', 'Failed to send the offer.'),
  escortsFailed: { title: 'Failed to fetch escorts.', variant: 'destructive' },
  slotsAdded: { title: 'Escort Slots Added' },
  slotSaved: { title: 'Escort Slot Saved' },
  slotDeleted: { title: 'Escort Slot Deleted' },
  slotFailed: failure('Save Failed', 'Failed to save the escort slot.'),
  escortConfirmed: { title: 'Escort Confirmed' },
  coverCleared: { title: 'Saved', description: 'The pilot car can accept the job anyway.' },
  coverFailed: failure('Save Failed', 'Failed to save this.'),
  coversFailed: failure('Not Loaded', 'Failed to check certificates and insurance.'),
  escortWithdrawn: { title: 'Offer Withdrawn' },
  withdrawFailed: failure('Withdraw Failed', 'Failed to withdraw the offer.'),
  permitSaved: { title: 'Permit Saved' },
  permitRemoved: { title: 'Permit Removed' },
  permitFailed: failure('Save Failed', 'Failed to save the permit.'),
  weekFailed: { title: 'Failed to fetch the week.', variant: 'destructive' },
  deskFailed: { title: 'Failed to fetch permits.', variant: 'destructive' },
  requestCopied: { title: 'Request Copied' },
  copyFailed: {
    title: 'Copy Failed',
    description: 'Your browser didn’t allow it.',
    variant: 'destructive',
  },
  documentDeleted: { title: 'Document Deleted' },
  documentDeleteFailed: failure('Delete Failed', DOCUMENT_DELETE_FAILED),
  documentReleased: { title: 'File Released', description: 'Open it with caution.' },
  documentReleaseFailed: failure('Release Failed', 'Failed to release the file.'),
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
  invoiceFailed: { title: 'Failed to fetch the invoice.', variant: 'destructive' },
  invoiceDetailsSaved: { title: 'Invoice Details Saved' },
  invoiceDetailsFailed: failure('Save Failed', 'Failed to save the invoice details.'),
  invoiceExported: { title: 'Invoice Exported', description: 'Download it as CSV or IIF.' },
  exportFailed: failure('Export Failed', 'Failed to export the invoice.'),
  invoiceDownloadFailed: {
    title: 'Download Failed',
    description: 'Failed to download the invoice.',
    variant: 'destructive',
  },
  invoiceVoided: { title: 'Invoice Voided' },
  voidFailed: failure('Void Failed', 'Failed to void the invoice.'),
  legsSaved: { title: 'Legs Confirmed' },
  legsFailed: failure('Save Failed', 'Failed to save the legs.'),
  stopsSaved: { title: 'Stops Saved' },
  stopsFailed: failure('Save Failed', 'Failed to save the stops.'),
  emailsSaved: { title: 'Emails Updated' },
  emailsFailed: failure('Save Failed', 'Failed to save the email setting.'),
  holdExplained: { title: 'Reason Saved', description: 'The customer can see it.' },
  explainFailed: failure('Save Failed', 'Failed to save the reason.'),
  holdCleared: { title: 'Hold Cleared' },
  holdFailed: failure('Update Failed', 'Failed to clear the hold.'),
} as const;
