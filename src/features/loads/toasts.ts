import { failure } from '@/shared/loads/failure';

/** Messages to drivers and pilot-car operators about their loads. */
export const loadToasts = {
  logFailed: { title: 'Failed to fetch the log.', variant: 'destructive' },
  peopleFailed: { title: 'Failed to fetch the crew.', variant: 'destructive' },
  legEntered: { title: 'State Recorded', description: 'Dispatch and the customer can see it.' },
  legCorrected: { title: 'Entry Corrected' },
  enterFailed: failure('State Not Recorded'),
  routeFailed: { title: 'Failed to fetch stops and legs.', variant: 'destructive' },
  held: { title: 'On Hold', description: 'Dispatch can see it.' },
  holdFailed: failure('Hold Not Saved'),
  etaReported: { title: 'ETA Saved' },
  etaFailed: failure('ETA Not Saved'),
  stopReported: { title: 'Time Recorded', description: 'Dispatch can see it.' },
  stopCorrected: { title: 'Times Corrected' },
  stopFailed: failure('Time Not Saved'),
  noteAdded: { title: 'Note Added' },
  noteFailed: failure('Note Not Added', 'You’re no longer assigned to this load.'),
} as const;
