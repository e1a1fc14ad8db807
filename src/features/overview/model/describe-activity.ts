import { personName, type Person } from '@/shared/lib/person-name';

/** The columns of the activity log a sentence is made of. */
interface Entry {
  action:
    | 'created'
    | 'updated'
    | 'status_changed'
    | 'replied'
    | 'noted'
    | 'assigned'
    | 'unassigned'
    | 'claimed'
    | 'invited'
    | 'deleted';
  subject: keyof typeof NOUNS;
  new_status: string | null;
  /** The colleague it is about, where it is about one. */
  target?: Person | null;
}

const NOUNS = {
  quote: 'Quote request',
  application: 'Application',
  message: 'Message',
  vehicle: 'Vehicle',
  picture: 'Picture',
  service: 'Service',
  role: 'Role',
  user: 'User',
} as const;

/** What visitors send arrives; the rest is made by somebody in the office. */
const ARRIVING: readonly Entry['subject'][] = ['quote', 'application', 'message'];

/** What happened, without the record's name: 'New quote request', 'Vehicle added'. */
export function describeActivity({ action, subject, new_status, target }: Entry): string {
  const noun = NOUNS[subject];
  const colleague = personName(target ?? null) ?? 'a former colleague';
  switch (action) {
    case 'created':
      if (ARRIVING.includes(subject)) return `New ${noun.toLowerCase()}`;
      return subject === 'role' ? 'Role given' : `${noun} added`;
    case 'updated':
      return `${noun} changed`;
    case 'status_changed':
      return `${noun} marked as ${new_status ?? 'changed'}`;
    case 'replied':
      return `${noun} answered by mail`;
    case 'noted':
      return `Note on a ${noun.toLowerCase()}`;
    case 'assigned':
      return `${noun} assigned to ${colleague}`;
    case 'unassigned':
      return `${noun} taken from ${colleague}`;
    case 'claimed':
      return `${noun} joined an account`;
    case 'invited':
      return `${noun} invited`;
    case 'deleted':
      return subject === 'role' ? 'Role taken' : `${noun} deleted`;
  }
}
