import { COMPANY } from './company';

/** A job on offer (specification 1, section 3). */
export interface JobOpening {
  /** Part of the opening's own address, `/careers#…`. */
  slug: string;
  title: string;
  location: string;
  type: string;
  /** One sentence for the list. */
  summary: string;
  /** Paragraphs. */
  description: readonly string[];
  requirements: readonly string[];
}

const { address } = COMPANY;
const OFFICE = `${address.city}, ${address.regionCode}`;
const FULL_TIME = 'Full-time';

/** The words of /careers (specification 1, section 2). */
export const CAREERS_PAGE = {
  title: 'Join Our Team',
  metaTitle: 'Careers',
  description: `Jobs in heavy haul at ${COMPANY.name} in ${address.city}, ${address.region}: CDL truck driver, logistics coordinator and account manager. Apply from a phone in five minutes.`,
  lead: `Drivers, planners and people who answer the phone. All based in ${address.city}, ${address.region}.`,
  openingsLabel: 'View Open Positions',
  cultureHeading: 'What you get here',
  openingsHeading: 'Current Openings',
  processHeading: 'How hiring works',
  applyLabel: 'Apply Now',
  detailsLabel: 'View Details',
} as const;

export const CULTURE = [
  {
    term: 'Professional Development',
    detail: 'Time on the trailers you do not know yet, with someone who does.',
  },
  {
    term: 'Continuous Learning',
    detail: 'Securement, permits and port credentials, kept current on the clock.',
  },
  {
    term: 'Recognition & Rewards',
    detail: 'Safe miles and clean paperwork are noticed, and paid.',
  },
] as const;

export const HIRING_STEPS = [
  { title: 'Apply Online', text: 'Five minutes and a resume. A phone is enough.' },
  { title: 'Initial Review', text: 'A person reads it, not a filter.' },
  { title: 'Interview', text: 'With the people you would work with.' },
  { title: 'Offer & Onboarding', text: 'Terms in writing, then time in the yard.' },
] as const;

/**
 * When the openings below were put up, for search engines, and whether these jobs are really on
 * offer in these words: search engines show them to people who look for work.
 */
export const OPENINGS = { posted: '2026-11-16', isReviewed: false } as const;

export const JOB_OPENINGS: readonly JobOpening[] = [
  {
    slug: 'cdl-truck-driver',
    title: 'CDL Truck Driver',
    location: OFFICE,
    type: FULL_TIME,
    summary:
      'Drive multi-axle heavy-haul combinations across the lower 48 and Canada, with our own pilot cars around you.',
    description: [
      'You pull RGNs, lowboys, step decks and multi-axle combinations with jeep and booster, most of the time over-dimensional and under permit. The permit desk clears the route before you roll, and our own pilot cars run it with you.',
      'You measure the load against the permit before you leave, chain it down, set the trailer up for its axle weights, and bring it in within the route, the curfew and the speed the permit allows. Where the three do not fit the road in front of you, you stop and call. Nobody here will ask you not to.',
    ],
    requirements: [
      'Class A CDL and a current medical examiner’s certificate',
      'Two years on flatbed, lowboy or RGN; oversize experience is a plus, and we train on multi-axle',
      'Securement you can explain: working load limits, angles, edge protection, 49 CFR 393',
      'At home with permit provisions, curfews and escorts on the radio',
      'TWIC card and a passport, or able to get both for port and Canada work',
      'Pre-employment drug test and a full query of the FMCSA Clearinghouse',
      'Able to climb a trailer and handle chain, binders and tarps in any weather',
    ],
  },
  {
    slug: 'logistics-coordinator',
    title: 'Logistics Coordinator',
    location: OFFICE,
    type: FULL_TIME,
    summary:
      'Plan routes, permits and escorts, and keep shippers, states and drivers on the same page.',
    description: [
      'You turn an order into a move: measure it against the legal envelope, choose the trailer and axle layout, order permits state by state, book the route survey, the pilot cars and, where a state wants it, the police escort.',
      'Then you stay with it. A bridge is posted, a crane is late, a county closes a road for paving: you re-route, amend the permit and tell the driver and the shipper before either has to ask.',
    ],
    requirements: [
      'Two years in oversize permitting, heavy-haul dispatch or project cargo',
      'Working knowledge of state permit systems, axle weights and the bridge formula',
      'The habit of reading provisions to the last line: daylight, holidays, city curfews',
      'Calm on the phone when a route closes at six in the morning',
      'Quick with spreadsheets, maps and a transport management system',
      'Willing to take your turn on the 24/7 dispatch desk',
    ],
  },
  {
    slug: 'account-manager',
    title: 'Account Manager',
    location: OFFICE,
    type: FULL_TIME,
    summary: 'Look after shippers and brokers from first call to final document.',
    description: [
      `You are the one number a shipper, broker or project team has to know. You find out what moves, when and why, ask for the measure that is missing from the drawing, and get the quote out within the ${String(COMPANY.quoteReplyHours)} hours we promise.`,
      'After the yes you hand the move to operations without letting go of it: you know where the load is, what it waits for and what the invoice will say, and the customer hears it from you first.',
    ],
    requirements: [
      'Three years in freight sales or account management; open deck or heavy haul preferred',
      'Able to read a general arrangement drawing and a packing list',
      'An idea of what makes the price: axles, permits, escorts, season, route',
      'Promises in writing, and records another person can work from',
      'A driver’s license and some travel to yards, ports and job sites',
    ],
  },
];
