import { failure } from '@/shared/loads/admin-failure';

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
  documentDeleted: { title: 'Document Deleted' },
  documentDeleteFailed: failure('Delete Failed', DOCUMENT_DELETE_FAILED),
  documentReleased: { title: 'File Released', description: 'Open it with caution.' },
  documentReleaseFailed: failure('Release Failed', 'Failed to release the file.'),
  legsSaved: { title: 'Legs Confirmed' },
  legsFailed: failure('Save Failed', 'Failed to save the legs.'),
  noProposal: {
    title: 'No Legs to Propose',
    description: 'We can’t find a road from the origin to the destination. Add the legs.',
  },
  proposalFailed: failure('No Proposal', 'Failed to propose legs or times.'),
  stopsSaved: { title: 'Stops Saved' },
  stopsFailed: failure('Save Failed', 'Failed to save the stops.'),
  emailsSaved: { title: 'Emails Updated' },
  emailsFailed: failure('Save Failed', 'Failed to save the email setting.'),
  travelSaved: { title: 'Travel Settings Saved' },
  holdExplained: { title: 'Reason Saved', description: 'The customer can see it.' },
  explainFailed: failure('Save Failed', 'Failed to save the reason.'),
  holdCleared: { title: 'Hold Cleared' },
  holdFailed: failure('Update Failed', 'Failed to clear the hold.'),
} as const;
