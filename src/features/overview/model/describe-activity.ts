import type { Enums } from '@database';
import { personName, type Person } from '@/shared/lib/person-name';

/** Names of the actions, for the filter. */
export const ACTION_LABELS = {
  opened: 'Opened',
  exported: 'Exported',
  deleted: 'Deleted',
  purged: 'Deleted forever',
  restored: 'Restored',
  created: 'Created',
  updated: 'Changed',
  status_changed: 'Status changed',
  replied: 'Answered by email',
  noted: 'Note added',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  claimed: 'Linked to an account',
  invited: 'Invited',
  started_anyway: 'Started anyway',
  ran: 'Run manually',
  released: 'File released',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  revised: 'Revised',
  expired: 'Expired',
  requested: 'Requested',
  cleared: 'Cleared',
  approved: 'Approved',
  voided: 'Voided',
} as const satisfies Record<Enums<'activity_action'>, string>;

/** The columns of the activity log used in a description. */
interface Entry {
  action: keyof typeof ACTION_LABELS;
  subject: keyof typeof SUBJECT_LABELS;
  new_status: string | null;
  /** Which document was opened, how much was exported, or the load of an accepted offer. */
  detail?: string | null;
  /** The colleague it is about, if any. */
  target?: Person | null;
}

/** Names of the records. */
export const SUBJECT_LABELS = {
  quote: 'Quote request',
  application: 'Application',
  message: 'Message',
  vehicle: 'Vehicle',
  picture: 'Picture',
  service: 'Service',
  role: 'Role',
  user: 'User',
  offer: 'Offer',
  load: 'Load',
  permit: 'Permit',
  escort: 'Escort',
  escort_slot: 'Escort slot',
  second_factor: 'Two-step verification',
  job: 'Scheduled job',
  activity: 'Activity log',
  unit: 'Unit',
  outage: 'Outage',
  assignment: 'Unit on a load',
  stops: 'Stops',
  legs: 'Legs',
  hold: 'Hold',
  measure: 'Measured size',
  document: 'Document',
  rule: 'State rule',
  charge: 'Charge',
  invoice: 'Invoice',
  cost: 'Cost',
  paper: 'Certificate or insurance',
} as const satisfies Record<Enums<'activity_subject'>, string>;

/** Visitors send these; the office creates the others. */
const FROM_VISITORS: readonly Entry['subject'][] = ['quote', 'application', 'message'];

const statusName = (status: string | null) =>
  (status ?? 'changed').replace('_', ' ').replace('cancelled', 'canceled');

/** Describes an entry without the record's name: 'New quote request', 'Vehicle added'. */
export function describeActivity({ action, subject, new_status, detail, target }: Entry): string {
  const noun = SUBJECT_LABELS[subject];
  const colleague = personName(target ?? null) ?? 'a former colleague';
  if (subject === 'escort') {
    if (action === 'created') return `Escort offered to ${colleague}`;
    if (action === 'deleted') return 'Escort offer withdrawn';
  }
  if (subject === 'assignment') {
    return action === 'assigned' ? 'Unit assigned to a load' : 'Unit removed from a load';
  }
  if (subject === 'second_factor') {
    if (action === 'updated') return `${noun} reset for ${colleague}`;
    return new_status === 'required' ? `${noun} required for staff` : `${noun} made optional`;
  }
  switch (action) {
    case 'created':
      return FROM_VISITORS.includes(subject) ? `New ${noun.toLowerCase()}` : `${noun} added`;
    case 'updated':
      return `${noun} changed`;
    case 'status_changed':
      return `${noun} marked as ${statusName(new_status)}`;
    case 'started_anyway':
      return `${noun} started although it wasn’t ready`;
    case 'replied':
      return `${noun} answered by email`;
    case 'noted':
      return `Note added to a ${noun.toLowerCase()}`;
    case 'assigned':
      return `${noun} assigned to ${colleague}`;
    case 'unassigned':
      return `${noun} unassigned from ${colleague}`;
    case 'claimed':
      return `${noun} linked to an account`;
    case 'invited':
      return `${noun} invited`;
    case 'deleted':
      return subject === 'role' ? 'Role removed' : `${noun} deleted`;
    case 'restored':
      return `${noun} restored from the trash`;
    case 'opened':
      return detail == null ? `${noun} opened` : `${noun}: ${detail} opened`;
    case 'exported':
      if (subject === 'invoice') return 'Invoice exported';
      return `${subject === 'application' ? 'Applications' : noun} exported (${detail ?? 'all'})`;
    case 'purged':
      return `${noun} deleted forever`;
    case 'ran':
      return `${noun} run manually`;
    case 'requested':
      return `New ${noun.toLowerCase()} requested`;
    case 'accepted':
      return detail == null ? `${noun} accepted` : `${noun} accepted as load ${detail}`;
    case 'sent':
    case 'declined':
    case 'withdrawn':
    case 'revised':
    case 'expired':
    case 'approved':
    case 'voided':
      return `${noun} ${action}`;
    case 'cleared':
      return `${noun} cleared`;
    case 'released':
      return subject === 'document'
        ? 'Quarantined document released'
        : `Quarantined file of a ${noun.toLowerCase()} released`;
  }
}
