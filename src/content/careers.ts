import { COMPANY } from './company';

/** A job we are hiring for. */
export interface JobOpening {
  /** The anchor: `/careers#…`. */
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

export const CAREERS_PAGE = {
  title: 'Join Our Team',
  metaTitle: 'Careers',
  description: `Heavy-haul jobs at ${COMPANY.name} in ${address.city}, ${address.region}: CDL truck driver, logistics coordinator and account manager. Apply from your phone in five minutes.`,
  lead: `Drivers, planners and people who pick up the phone. Every job is based in ${address.city}, ${address.region}.`,
  openingsLabel: 'View Open Positions',
  cultureHeading: 'What we offer',
  openingsHeading: 'Current Openings',
  processHeading: 'How hiring works',
  applyLabel: 'Apply Now',
  detailsLabel: 'View Details',
} as const;

export const CULTURE = [
  {
    term: 'Professional Development',
    detail: 'Hands-on training with experienced operators.',
  },
  {
    term: 'Continuous Learning',
    detail: 'Paid time to keep up with securement, permits and port credentials.',
  },
  {
    term: 'Recognition & Rewards',
    detail: 'We notice safe miles and clean paperwork, and we pay for them.',
  },
] as const;

export const HIRING_STEPS = [
  { title: 'Apply Online', text: 'Five minutes and a resume. Your phone is all you need.' },
  { title: 'Initial Review', text: 'A person reads your application, not a filter.' },
  { title: 'Interview', text: 'You meet the people you would work with.' },
  { title: 'Offer & Onboarding', text: 'Terms in writing, then training in the yard.' },
] as const;

/**
 * The posting date search engines show. They show these jobs to job seekers, so `isReviewed` stays
 * false until the jobs are real.
 */
export const OPENINGS = { posted: '2026-11-16', isReviewed: false } as const;

export const JOB_OPENINGS: readonly JobOpening[] = [
  {
    slug: 'cdl-truck-driver',
    title: 'CDL Truck Driver',
    location: OFFICE,
    type: FULL_TIME,
    summary:
      'Pull multi-axle heavy-haul combinations across the lower 48 and Canada, escorted by our own pilot cars.',
    description: [
      'You pull RGNs, lowboys, step decks and multi-axle combinations with jeep and booster, mostly over-dimensional and under permit. Our permit desk clears the route before you roll, and our own pilot cars run it with you.',
      'Before you leave, you measure the load against the permit, chain it down and set up the trailer for its axle weights. Then you bring it in on the route, within the curfews and at the speed the permit allows. If the permit doesn’t match the road in front of you, you stop and call. No one here will ask you to keep going.',
    ],
    requirements: [
      'Class A CDL and a current medical examiner’s certificate',
      'Two years on flatbed, lowboy or RGN; oversize experience is a plus, and we train on multi-axle',
      'Solid knowledge of securement: working load limits, angles, edge protection, 49 CFR 393',
      'Comfortable with permit provisions, curfews and escorts on the radio',
      'TWIC card and passport for port and Canada work, or able to get them',
      'Pre-employment drug test and full FMCSA Clearinghouse query',
      'Able to climb on trailers and handle chain, binders and tarps in any weather',
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
      'You turn an order into a move. You check the load against legal size, choose the trailer and axle layout, order permits state by state, and book the route survey, the pilot cars and, where a state requires one, the police escort.',
      'Then you stay on it. A bridge gets posted, a crane runs late, a county closes a road for paving: you reroute, amend the permit, and tell the driver and the shipper before either has to ask.',
    ],
    requirements: [
      'Two years in oversize permitting, heavy-haul dispatch or project cargo',
      'Working knowledge of state permit systems, axle weights and the bridge formula',
      'Reads every provision to the last line: daylight, holidays, city curfews',
      'Calm on the phone when a route closes at 6 a.m.',
      'Proficient with spreadsheets, maps and a transportation management system',
      'Willing to take shifts on the 24/7 dispatch desk',
    ],
  },
  {
    slug: 'account-manager',
    title: 'Account Manager',
    location: OFFICE,
    type: FULL_TIME,
    summary: 'Look after shippers and brokers from the first call to the final document.',
    description: [
      `You’re the one number a shipper, broker or project team needs. You find out what’s moving, when and why, ask for the dimension missing from the drawing, and get the quote out within the ${String(COMPANY.quoteReplyHours)} hours we promise.`,
      'After the customer says yes, operations runs the move and you stay on it. You know where the load is, what’s holding it up and what the invoice will say, and the customer hears it from you first.',
    ],
    requirements: [
      'Three years in freight sales or account management; open deck or heavy haul preferred',
      'Able to read a general arrangement drawing and a packing list',
      'Understands what drives the price: axles, permits, escorts, season, route',
      'Puts promises in writing and keeps records a colleague can work from',
      'Driver’s license and some travel to yards, ports and job sites',
    ],
  },
];
