import { LEGAL_GROSS, SUPERLOAD_RANGE } from './capacity';
import { BOOKING, TRANSIT_TIME } from './lead-times';

/** /services/heavy-haul (specification 2, section 2). */
export const HEAVY_HAUL_PAGE = {
  metadata: {
    title: 'Heavy Haul Transport, 125,000 to 500,000 lb',
    description: `Heavy haul transport of superloads, ${SUPERLOAD_RANGE.whole}: route surveys, state permits, utility line raises and our own pilot cars, in 48 states and Canada.`,
    path: '/services/heavy-haul',
  },
  title: 'Heavy haul transport',
  lead: `Superloads of ${SUPERLOAD_RANGE.whole} on multi-axle trailers, with permits, surveys and escorts from one desk.`,
  quoteLabel: 'Get Heavy Haul Quote',
  cargoHeading: 'What we transport',
  cargoLead:
    'Rear views at one scale against the legal envelope. What is over it is hatched. Sizes are examples.',
} as const;

/** Pounds (specification 2, section 9). The last class has no upper end. */
export const WEIGHT_CLASSES = {
  heading: 'Weight classes',
  lead: `The standard legal limit is ${LEGAL_GROSS} gross. From there to 125,000 lb a load is permit work; above it, states look at every axle and every bridge.`,
  classes: [
    {
      name: 'Legal limit',
      range: LEGAL_GROSS,
      from: 0,
      to: 80_000,
      text: 'No overweight permit up to here.',
    },
    {
      name: 'Super Heavy',
      range: '125,000–200,000 lb',
      from: 125_000,
      to: 200_000,
      text: 'Jeep and booster share the weight; superload permits begin.',
    },
    {
      name: 'Ultra Heavy',
      range: '200,000–350,000 lb',
      from: 200_000,
      to: 350_000,
      text: `Bridge analysis on the real axle spacings. Book ${BOOKING.superload} ahead.`,
    },
    {
      name: 'Extreme Heavy',
      range: '350,000–500,000 lb',
      from: 350_000,
      to: 500_000,
      text: 'Dual-lane, hydraulic platform or Schnabel; push truck on the grades.',
    },
    {
      name: 'Custom',
      range: 'over 500,000 lb',
      from: 500_000,
      to: null,
      text: 'Engineered for the one move, barge and rail weighed against road.',
    },
  ],
} as const;

export const HEAVY_HAUL_PROCESS = {
  heading: 'The process',
  steps: [
    {
      title: 'Route surveys',
      text: 'We drive it first, high pole up: bridges, turns, overheads, grades, rail crossings. Where a state asks for the survey, it goes in with the application.',
    },
    {
      title: 'Permits',
      text: 'Per state, applied for by our own desk with axle weights and spacings. Provisions, curfews and escort rules go into one sheet for the driver.',
    },
    {
      title: 'Utility line raises',
      text: 'Bucket trucks booked with each utility where the loaded height leaves no clearance. Signals and signs come down and go back up behind us.',
    },
    {
      title: 'Escorts',
      text: 'Lead, chase and high-pole cars of our own. Police or highway patrol where a state requires them, booked with the permit.',
    },
  ],
} as const;

export const AXLE_SHEET = {
  heading: 'Drawn before it is driven',
  lead: 'Every heavy-haul plan starts with axle spacings. Bridges are rated on them.',
  name: '13-axle RGN with jeep and booster',
  /** Feet. */
  trailer: { deck: 'rgn', axles: 13, wellLengthFt: 36, overallLengthFt: 150 },
} as const;

export const TRANSIT = {
  heading: 'What sets the clock',
  lead: `Transit is usually ${TRANSIT_TIME}. The miles are the smaller part of it.`,
  facts: [
    {
      term: 'Daylight',
      detail:
        'Most permits run from half an hour before sunrise to half an hour after sunset, so winter days are short ones.',
    },
    {
      term: 'Curfews',
      detail:
        'Metro areas close to wide loads in both rush hours. Holidays, and in some states weekends, close the whole map.',
    },
    {
      term: 'Frost laws',
      detail:
        'While the ground thaws in spring, northern states cut axle weights on posted roads. We permit around them or wait them out.',
    },
    {
      term: 'Bridges',
      detail:
        'A rating may ask for a crawl, alone on the span, down the centerline. Some ask for another road.',
    },
    {
      term: 'Wind and weather',
      detail:
        'Tall and long loads stop for wind, ice and fog. The driver makes that call, nobody else.',
    },
  ],
} as const;

export const HEAVY_HAUL_SAFETY = {
  heading: 'Safety and compliance',
  lead: 'What is checked before the wheels turn, and who answers when something changes.',
  facts: [
    {
      term: 'Weighed first',
      detail:
        'Axle weights confirmed on scales before departure and held against the permit. If they differ, we re-permit; we do not guess.',
    },
    {
      term: 'Securement',
      detail:
        'Chains and binders planned per load to the federal rules, checked within the first 50 miles and at every stop after.',
    },
    {
      term: 'One briefing',
      detail:
        'Driver, pilot cars and police hear the same route, channel, stops and bailouts before the move.',
    },
    {
      term: 'Port access',
      detail: 'TWIC certified drivers, certified for port access.',
    },
    {
      term: 'Emergency support',
      detail: 'Dispatch answers 24/7, with the permits and the route on the screen.',
    },
  ],
} as const;

export const HEAVY_HAUL_FAQ = {
  heading: 'Questions about heavy haul',
  questions: [
    {
      question: 'How is heavy haul different from regular freight?',
      answer:
        'Over 80,000 lb gross weight a load needs permits, and usually more axles, a surveyed route and escorts. Regular freight runs legal on any truck route; a heavy-haul load runs only on the roads, days and hours its permits name.',
    },
    {
      question: 'How long does transit take?',
      answer: `${TRANSIT_TIME} in transit, depending on distance, curfews and escorts. Permits come first: ${BOOKING.standard} for standard oversize loads, ${BOOKING.superload} for super-loads over ${BOOKING.superloadFrom}.`,
    },
    {
      question: 'Who gets the permits?',
      answer:
        'We do. Permits are issued per state and handled by the company, from the application to the copy in the cab.',
    },
  ],
} as const;
