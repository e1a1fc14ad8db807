import { BOOKING, PROJECT_FROM } from './lead-times';

const FROM_LOADS = String(PROJECT_FROM.loads);

/** /services/project-management (specification 2, section 2). */
export const PROJECTS_PAGE = {
  metadata: {
    title: 'Heavy Haul Project Management',
    description: `Turn-key logistics for multi-phase heavy haul projects of ${FROM_LOADS} or more loads: planning, multi-state permits, execution, GPS tracking, documents and cost control.`,
    path: '/services/project-management',
  },
  title: 'Project management',
  lead: 'Turn-key logistics for projects of many loads and several phases: one plan, one budget, one person who answers for both.',
  quoteLabel: 'Discuss Your Project',
  callLabel: 'Call Project Manager',
} as const;

export const PROJECT_FIT = {
  heading: 'From five loads up',
  lead: `Projects with ${FROM_LOADS} or more loads, or lasting ${PROJECT_FROM.time}, typically benefit from a manager of their own.`,
  signs: [
    'Pieces that have to arrive in erection order',
    'More than one origin, port or job site',
    'Crane days, outages or closures with a price on them',
    'Several states whose permits must fit each other',
    'One report to an owner, a lender or a public agency',
  ],
} as const;

export const PROJECT_TYPES = {
  heading: 'Typical projects',
  lead: 'The same discipline, four different clocks.',
  items: [
    {
      name: 'Plant relocations',
      text: 'Lines and vessels taken down here and set up there, match-marked, sequenced to the riggers, with the plant idle for as few days as the road allows.',
      picture: 'gallery07',
    },
    {
      name: 'Wind farms',
      text: 'Towers, nacelles and blades by the dozen, over county roads that need agreements before tires.',
      picture: 'gallery02',
    },
    {
      name: 'Power plants',
      text: 'Transformers, turbines and generators, each a superload, each with an outage waiting.',
      picture: 'gallery05',
    },
    {
      name: 'Infrastructure',
      text: 'Girders, lock gates and tunnel machinery into night closures, in the order the bridge goes up, with the agency’s inspector at the gate.',
      picture: 'gallery09',
    },
  ],
} as const;

export const PRE_PROJECT = {
  heading: 'Pre-project planning',
  lead: 'What is settled before the first trailer is booked.',
  facts: [
    {
      term: 'Load list',
      detail: 'Every piece with dimensions, weight, lift points and the day the site needs it.',
    },
    {
      term: 'Surveys',
      detail:
        'Both ends walked, the roads between driven: laydown, crane pads, turning room, bridges.',
    },
    {
      term: 'Equipment plan',
      detail: 'Which trailer carries which piece, and when it is back for the next.',
    },
    {
      term: 'Permit calendar',
      detail: `Lead times per state laid over your schedule, with curfews, frost laws and holidays. Super-loads over ${BOOKING.superloadFrom} need ${BOOKING.superload}.`,
    },
    {
      term: 'Fallbacks',
      detail: 'A second route and weather days in the plan, agreed before they are needed.',
    },
  ],
} as const;

/** An example, drawn to the week. Not a customer's project. */
export const SCHEDULE = {
  heading: 'The plan on one sheet',
  lead: 'Everybody works from the same drawing: yours, ours, the crane’s and the county’s.',
  name: 'Example: twelve loads in two phases',
  weeks: 10,
  loads: 12,
  rows: [
    { task: 'Surveys and engineering', from: 1, to: 3 },
    { task: 'Permits, four states', from: 2, to: 6 },
    { task: 'Utilities and road work', from: 4, to: 6 },
    { task: 'Trailers and crews staged', from: 6, to: 7 },
    { task: 'Phase one, five loads', from: 7, to: 8, loads: 5 },
    { task: 'Phase two, seven loads', from: 8, to: 10, loads: 7 },
    { task: 'Documents closed', from: 8, to: 10 },
  ],
} as const;

export const EXECUTION = {
  heading: 'Execution management',
  lead: 'While loads are moving, one person holds the plan.',
  facts: [
    {
      term: 'One manager',
      detail:
        'One name and one number, from the kickoff to the last signature. Dispatch covers the nights.',
    },
    {
      term: 'Daily call sheet',
      detail: 'Which loads roll, where they stop, who meets them and what the weather does.',
    },
    {
      term: 'Staging',
      detail: 'Loads held close to the site, so that a crane never waits for a curfew.',
    },
    {
      term: 'Crews in step',
      detail: 'Drivers, pilot cars, police, bucket trucks and riggers on one timetable.',
    },
    {
      term: 'Changes',
      detail: 'Re-sequenced the same day. The new permit is filed before the old plan is dropped.',
    },
  ],
} as const;

export const COMPLIANCE = {
  heading: 'Multi-state permits and compliance',
  lead: 'Four states mean four rule books and one load.',
  facts: [
    {
      term: 'One permit book',
      detail:
        'State, county and city permits, railroad and utility agreements, with their expiry dates in one list.',
    },
    {
      term: 'Same numbers everywhere',
      detail:
        'Every application carries the same axle weights and spacings, so no bridge office reads another story.',
    },
    {
      term: 'Borders that meet',
      detail: 'Route and hours agree where one state hands the load to the next, escorts included.',
    },
    {
      term: 'Proof',
      detail:
        'Certificates of insurance, driver and escort qualifications and scale tickets, ready for the site’s own checks.',
    },
  ],
} as const;

export const TRACKING = {
  heading: 'GPS tracking and digital documentation',
  lead: 'Where each load is, and the paper that proves it.',
  position: {
    heading: 'On the road',
    items: [
      'Tractor positions by GPS, shared with the people you name',
      'A message at loading, at each state line and at set-down',
      'Delays told with their reason and the new time',
    ],
  },
  documents: {
    heading: 'In the folder',
    items: [
      'Permits and route sheets',
      'Survey notes and bridge letters',
      'Scale tickets',
      'Photographs at loading and set-down',
      'Impact recorder readings',
      'Signed bills of lading',
    ],
  },
} as const;

export const COSTS = {
  heading: 'Cost management',
  lead: 'A heavy-haul budget goes wrong in the extras, so they are named on the first page.',
  facts: [
    {
      term: 'Fixed in the quote',
      detail: 'Trailers, drivers, our pilot cars, surveys and permit work, per load and per phase.',
    },
    {
      term: 'Passed through',
      detail: 'State permit fees, police, utilities and tolls, with the receipt.',
    },
    {
      term: 'Agreed in advance',
      detail:
        'Rates for detention, re-routes and weather days, so that a bad week has a known price.',
    },
    {
      term: 'Reported',
      detail: 'Planned against actual, by phase, while it can still be steered.',
    },
  ],
} as const;

export const PROJECTS_FAQ = {
  heading: 'Questions about projects',
  questions: [
    {
      question: 'When is a project large enough for a manager?',
      answer: `With ${FROM_LOADS} or more loads, or work lasting ${PROJECT_FROM.time}. Fewer loads can qualify too, when they come from several origins or have to arrive in a fixed order.`,
    },
    {
      question: 'How early should we bring you in?',
      answer: `While the load list is still a draft. Route limits often decide how a piece is split or shipped, and super-loads over ${BOOKING.superloadFrom} need ${BOOKING.superload} for booking alone.`,
    },
    {
      question: 'Do you work with our own schedule and riggers?',
      answer:
        'Yes. We plan backward from your crane days and work with the crane operators and riggers you have chosen, or book them with the move.',
    },
    {
      question: 'What happens when the plan changes?',
      answer:
        'The manager re-sequences the loads, files changed permits and tells every crew the same day. Costs follow the rates agreed at the start.',
    },
  ],
} as const;
