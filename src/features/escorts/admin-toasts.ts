import { failure } from '@/shared/loads/admin-failure';

/** The console's toasts about escorts. */
export const adminEscortToasts = {
  offerSent: { title: 'Offer Sent', description: 'Pilot cars see it under Escort Jobs.' },
  offerFailed: failure('Offer Not Sent', 'Failed to send the offer.'),
  slotsAdded: { title: 'Escort Slots Added' },
  slotSaved: { title: 'Escort Slot Saved' },
  slotDeleted: { title: 'Escort Slot Deleted' },
  slotFailed: failure('Save Failed', 'Failed to save the escort slot.'),
  needSaved: { title: 'Needed Escorts Saved' },
  needFailed: failure('Save Failed', 'Failed to save this.'),
  needsFailed: failure('Not Loaded', 'Failed to check which escorts are needed.'),
  escortConfirmed: { title: 'Escort Confirmed' },
  coverCleared: { title: 'Saved', description: 'The pilot car can accept the job anyway.' },
  coverFailed: failure('Save Failed', 'Failed to save this.'),
  coversFailed: failure('Not Loaded', 'Failed to check certificates and insurance.'),
  escortWithdrawn: { title: 'Offer Withdrawn' },
  withdrawFailed: failure('Withdraw Failed', 'Failed to withdraw the offer.'),
} as const;
