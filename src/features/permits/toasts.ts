import { failure } from '@/shared/loads/admin-failure';

/** The console's toasts about permits. */
export const permitToasts = {
  permitSaved: { title: 'Permit Saved' },
  permitAdded: { title: 'Permit Added' },
  permitRemoved: { title: 'Permit Removed' },
  changed: { title: 'Permit Changed', description: 'The change is in its revisions.' },
  changeUndone: { title: 'Permit Restored' },
  undoFailed: failure('Undo Failed', 'Failed to undo the change.'),
  permitFailed: failure('Save Failed', 'Failed to save the permit.'),
  leadTimesSaved: { title: 'Lead Times Saved' },
  leadTimesFailed: failure('Save Failed', 'Failed to save the lead times.'),
  deskFailed: { title: 'Failed to fetch permits.', variant: 'destructive' },
  requestMissing: {
    title: 'Permit Not Found',
    description: 'Someone deleted it. Reload the page.',
    variant: 'destructive',
  },
  requestCopied: { title: 'Request Copied' },
  copyFailed: {
    title: 'Copy Failed',
    description: 'Your browser didn’t allow it.',
    variant: 'destructive',
  },
} as const;
