import { LEGAL_GROSS, MAX_CAPACITY, SUPERLOAD_RANGE } from './capacity';
import { BOOKING, TRANSIT_TIME } from './lead-times';

export const HEAVY_HAUL_PAGE = {
  metadata: {
    title: `Heavy Haul Transport, ${SUPERLOAD_RANGE.full}`,
    description: `Heavy haul transport of superloads, ${SUPERLOAD_RANGE.full}: route surveys, state permits, utility line raises and our own pilot cars, in 48 states and Canada.`,
    path: '/services/heavy-haul',
  },
  title: 'Heavy haul transport',
  lead: `Superloads of ${SUPERLOAD_RANGE.full}: up to ${MAX_CAPACITY.value} ${MAX_CAPACITY.unit} on standard combinations, above that on one engineered for the move. Permits, surveys and escorts come from one desk.`,
  quoteLabel: 'Get Heavy Haul Quote',
  cargoHeading: 'What we transport',
  cargoLead:
    'Rear views to the same scale, against legal size. Hatching shows what’s over. Sizes are examples.',
} as const;

/** Gross weights in pounds. The last class has no upper limit. */
export const WEIGHT_CLASSES = {
  heading: 'Weight classes',
  lead: `The standard legal limit is ${LEGAL_GROSS} gross. Above it, a load needs permits; above 125,000 lb, states review every axle and every bridge.`,
  classes: [
    {
      name: 'Legal limit',
      range: LEGAL_GROSS,
      from: 0,
      to: 80_000,
      text: 'Usually within legal weight.',
    },
    {
      name: 'Super Heavy',
      range: '125,000–200,000 lb',
      from: 125_000,
      to: 200_000,
      text: 'Jeep and booster share the weight; superload permits start here.',
    },
    {
      name: 'Ultra Heavy',
      range: '200,000–350,000 lb',
      from: 200_000,
      to: 350_000,
      text: `Bridge analysis on the actual axle spacings. Book ${BOOKING.superload} ahead.`,
    },
    {
      name: 'Extreme Heavy',
      range: '350,000–500,000 lb',
      from: 350_000,
      to: 500_000,
      text: 'Dual-lane, hydraulic platform or Schnabel; a push truck on grades.',
    },
    {
      name: 'Custom',
      range: 'over 500,000 lb',
      from: 500_000,
      to: null,
      text: 'Engineered for one move. We compare barge and rail with road.',
    },
  ],
} as const;

export const HEAVY_HAUL_PROCESS = {
  heading: 'The process',
  steps: [
    {
      title: 'Route surveys',
      text: 'We drive it first, high pole up: bridges, turns, overhead lines, grades, rail crossings. Where a state requires the survey, we file it with the application.',
    },
    {
      title: 'Permits',
      text: 'Our own desk applies in each state with axle weights and spacings. Provisions, curfews and escort rules go on one page for the driver.',
    },
    {
      title: 'Utility line raises',
      text: 'Where the loaded height leaves no clearance, we book bucket trucks with each utility. Signals and signs come down, then go back up behind us.',
    },
    {
      title: 'Escorts',
      text: 'Our own lead, chase and high-pole cars. Police or highway patrol where a state requires them, booked with the permit.',
    },
  ],
} as const;

export const AXLE_EXAMPLE = {
  heading: 'Drawn before it’s driven',
  lead: 'Every heavy-haul plan starts with axle spacings, because bridges are rated on them.',
  name: '13-axle RGN with jeep and booster',
  /** Feet. */
  trailer: { deck: 'rgn', axles: 13, wellLengthFt: 36, overallLengthFt: 150 },
} as const;

export const TRANSIT = {
  heading: 'What affects transit time',
  lead: `Usually ${TRANSIT_TIME}. Miles are the smaller part.`,
  facts: [
    {
      term: 'Daylight',
      detail:
        'Most permits run from half an hour before sunrise to half an hour after sunset: winter days are short.',
    },
    {
      term: 'Curfews',
      detail:
        'Metro areas close to wide loads during both rush hours. Holidays, and in some states weekends, stop all moves.',
    },
    {
      term: 'Frost laws',
      detail:
        'During the spring thaw, northern states cut axle weights on posted roads. We permit around them or wait them out.',
    },
    {
      term: 'Bridges',
      detail:
        'A rating may require a crawl down the centerline, alone on the span. Some require another road.',
    },
    {
      term: 'Wind and weather',
      detail: 'The driver decides when wind, ice or fog stops a load.',
    },
  ],
} as const;

export const HEAVY_HAUL_SAFETY = {
  heading: 'Safety and compliance',
  lead: 'What we check before the wheels turn, and who answers when something changes.',
  facts: [
    {
      term: 'Weighed first',
      detail:
        'We confirm axle weights on scales before departure and check them against the permit. If they differ, we re-permit; we don’t guess.',
    },
    {
      term: 'Securement',
      detail:
        'Chains and binders are planned for each load under the federal rules and checked within the first 50 miles and at every stop after.',
    },
    {
      term: 'One briefing',
      detail:
        'Driver, pilot cars and police hear the same route, radio channel, stops and bailouts before the move.',
    },
    {
      term: 'Port access',
      detail: 'TWIC certified drivers, cleared for port access.',
    },
    {
      term: 'Emergency support',
      detail: 'Dispatch answers 24/7, with your permits and route on screen.',
    },
  ],
} as const;

export const HEAVY_HAUL_FAQ = {
  heading: 'Questions about heavy haul',
  questions: [
    {
      question: 'How is heavy haul different from regular freight?',
      answer:
        'Over 80,000 lb gross weight, a load needs permits, and usually more axles, a surveyed route and escorts. Regular freight can run on any truck route; a heavy-haul load runs only on the roads, days and hours its permits name.',
    },
    {
      question: 'How long does transit take?',
      answer: `Usually ${TRANSIT_TIME}, depending on distance, curfews and escorts. Permits come first: ${BOOKING.standard} for standard oversize loads, ${BOOKING.superload} for superloads over ${BOOKING.superloadFrom}.`,
    },
    {
      question: 'Who gets the permits?',
      answer:
        'We do. Each state issues its own, and we handle all of them, from the application to the copy in the cab.',
    },
  ],
} as const;
