import { BOOKING, PROJECT_THRESHOLD } from './lead-times';

const FROM_LOADS = String(PROJECT_THRESHOLD.loads);

export const PROJECTS_PAGE = {
  metadata: {
    title: 'Heavy Haul Project Management',
    description: `Turnkey logistics for multi-phase heavy haul projects of ${FROM_LOADS} or more loads: planning, multi-state permits, execution, GPS tracking, documents and cost control.`,
    path: '/services/project-management',
  },
  title: 'Project management',
  lead: 'Turnkey logistics for projects with many loads and several phases: one plan, one budget, one person accountable for both.',
  quoteLabel: 'Discuss Your Project',
  callLabel: 'Call Project Manager',
} as const;

export const PROJECT_FIT = {
  heading: 'Five loads or more',
  lead: `Projects with ${FROM_LOADS} or more loads, or lasting ${PROJECT_THRESHOLD.time}, typically benefit from their own project manager.`,
  signs: [
    'Pieces that have to arrive in erection order',
    'More than one origin, port or job site',
    'Crane days, outages or closures that cost money',
    'Permits that have to line up across several states',
    'One report for an owner, a lender or a public agency',
  ],
} as const;

export const PROJECT_TYPES = {
  heading: 'Typical projects',
  lead: 'The same discipline, four different schedules.',
  items: [
    {
      name: 'Plant relocations',
      text: 'Lines and vessels match-marked, taken down, and set up at the new site in the order the riggers need, with as little downtime as the road allows.',
      picture: 'gallery07',
    },
    {
      name: 'Wind farms',
      text: 'Towers, nacelles and blades by the dozen, on county roads that need agreements before the first truck.',
      picture: 'gallery02',
    },
    {
      name: 'Power plants',
      text: 'Transformers, turbines and generators. Each is a superload, and each has an outage window to hit.',
      picture: 'gallery05',
    },
    {
      name: 'Infrastructure',
      text: 'Girders, lock gates and tunnel machinery for night closures, delivered in erection order with the agency’s inspector at the gate.',
      picture: 'gallery09',
    },
  ],
} as const;

export const PRE_PROJECT = {
  heading: 'Pre-project planning',
  lead: 'What we settle before the first trailer is booked.',
  facts: [
    {
      term: 'Load list',
      detail: 'Every piece with its dimensions, weight, lift points and the day the site needs it.',
    },
    {
      term: 'Surveys',
      detail:
        'We walk both ends and drive the roads between: laydown, crane pads, turning room, bridges.',
    },
    {
      term: 'Equipment plan',
      detail: 'Which trailer carries which piece, and when it’s back for the next one.',
    },
    {
      term: 'Permit calendar',
      detail: `Each state’s lead times laid over your schedule, with curfews, frost laws and holidays. Superloads over ${BOOKING.superloadFrom} need ${BOOKING.superload}.`,
    },
    {
      term: 'Backup plan',
      detail: 'A second route and weather days, agreed on before you need them.',
    },
  ],
} as const;

/** An example, not a customer's project. `from` and `to` are weeks. */
export const SCHEDULE = {
  heading: 'The plan on one page',
  lead: 'Everyone works from the same schedule: you, us, the crane crew and the county.',
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
    { task: 'Paperwork closed out', from: 8, to: 10 },
  ],
} as const;

export const EXECUTION = {
  heading: 'Execution management',
  lead: 'While loads are moving, one person runs the plan.',
  facts: [
    {
      term: 'One manager',
      detail:
        'One name and one number, from kickoff to the final signature. Dispatch covers nights.',
    },
    {
      term: 'Daily call sheet',
      detail: 'Which loads roll, where they stop, who meets them and what the weather is doing.',
    },
    {
      term: 'Staging',
      detail: 'We hold loads close to the site, so a crane never waits on a curfew.',
    },
    {
      term: 'Crews in sync',
      detail: 'Drivers, pilot cars, police, bucket trucks and riggers on one timetable.',
    },
    {
      term: 'Changes',
      detail: 'We resequence the same day and file the new permit before we drop the old plan.',
    },
  ],
} as const;

export const COMPLIANCE = {
  heading: 'Multi-state permits and compliance',
  lead: 'Four states, four rule books, one load.',
  facts: [
    {
      term: 'One permit book',
      detail:
        'State, county and city permits plus railroad and utility agreements, with every expiration date in one list.',
    },
    {
      term: 'Same numbers everywhere',
      detail:
        'Every application has the same axle weights and spacings, so every bridge office reviews the same load.',
    },
    {
      term: 'State lines that match',
      detail: 'Routes, hours and escorts agree where one state hands the load to the next.',
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
  lead: 'Where each load is, and the paperwork to prove it.',
  position: {
    heading: 'On the road',
    items: [
      'Tractor positions by GPS, shared with the people you choose',
      'A message at loading, at each state line and at delivery',
      'Delays reported with the reason and a new ETA',
    ],
  },
  documents: {
    heading: 'In your project file',
    items: [
      'Permits and route sheets',
      'Survey notes and bridge letters',
      'Scale tickets',
      'Photos at loading and delivery',
      'Impact recorder readings',
      'Signed bills of lading',
    ],
  },
} as const;

export const COSTS = {
  heading: 'Cost management',
  lead: 'Heavy-haul budgets go wrong in the extras, so we list them on page one.',
  facts: [
    {
      term: 'Fixed in the quote',
      detail: 'Trailers, drivers, our pilot cars, surveys and permit work, per load and per phase.',
    },
    {
      term: 'Passed through',
      detail: 'State permit fees, police, utilities and tolls, with receipts.',
    },
    {
      term: 'Agreed in advance',
      detail: 'Rates for detention, reroutes and weather days, so a bad week has a known price.',
    },
    {
      term: 'Reported',
      detail: 'Planned against actual, by phase, while there’s still time to adjust.',
    },
  ],
} as const;

export const PROJECTS_FAQ = {
  heading: 'Questions about projects',
  questions: [
    {
      question: 'When is a project big enough for a manager?',
      answer: `At ${FROM_LOADS} or more loads, or when the work lasts ${PROJECT_THRESHOLD.time}. Fewer loads can qualify too, if they come from several origins or have to arrive in a fixed order.`,
    },
    {
      question: 'How early should we bring you in?',
      answer: `While the load list is still a draft. Route limits often decide how a piece is split or shipped, and superloads over ${BOOKING.superloadFrom} need ${BOOKING.superload} for booking alone.`,
    },
    {
      question: 'Do you work with our own schedule and riggers?',
      answer:
        'Yes. We plan backward from your crane days and work with your crane operators and riggers, or book them along with the move.',
    },
    {
      question: 'What happens when the plan changes?',
      answer:
        'The manager resequences the loads, files new permits and tells every crew the same day. Costs follow the rates agreed on at the start.',
    },
  ],
} as const;
