import { MAX_AXLES } from './capacity';
import { COMPANY } from './company';

/** /about (specification 1, section 2). */
export const ABOUT_PAGE = {
  metadata: {
    title: 'About Us',
    description: `${COMPANY.name}: an oversize and overweight carrier from Dayton, Ohio, with more than 20 years on the road, its own permit desk, pilot cars and TWIC certified drivers.`,
    path: '/about',
  },
  title: 'About Us',
  lead: 'A Dayton carrier for the loads other carriers turn down. More than 20 years, the 48 contiguous states, and Canada.',
} as const;

export const STORY = {
  heading: 'Our story',
  lead: 'For more than 20 years the work has been the same: measure the load, find the road that will take it, and stay with it until it is set down.',
  paragraphs: [
    `The tools have grown with the loads. The shortest combination in the yard has five axles, the longest ${String(MAX_AXLES)}. Permits are filed by our own desk, and the pilot cars in front and behind carry our name.`,
    'We kept those parts in the house because a load is late for the part nobody owned: the permit that stopped at a county line, the escort who read another route, the wire nobody had measured.',
  ],
} as const;

/** The two ends of the fleet; lengths in feet. */
export const FLEET_ENDS = {
  note: 'Shortest and longest at one scale. Grid: 10 ft.',
  trailers: [
    { name: 'Step deck', deck: 'stepdeck', axles: 5, wellLengthFt: 48 },
    { name: 'Schnabel', deck: 'schnabel', axles: MAX_AXLES, wellLengthFt: 30 },
  ],
  linkLabel: 'See the fleet',
} as const;

export const MISSION = {
  heading: 'Mission statement',
  statement: 'To move what others cannot, and bring every person on the road home.',
} as const;

export const VALUES = {
  heading: 'Five core values',
  facts: [
    { term: 'Teamwork', detail: 'Driver, escort and dispatcher plan the move together.' },
    { term: 'Integrity', detail: 'The quoted route is the driven route.' },
    { term: 'Safety', detail: 'No schedule outranks a bridge rating.' },
    { term: 'Respect', detail: 'For the crew, the shipper and everyone held up behind us.' },
    { term: 'Responsibility', detail: 'One company answers from survey to set-down.' },
  ],
} as const;

/** Nobody said this yet. The page marks it, and it has to be replaced before the launch. */
export const LEGACY = {
  heading: 'A legacy of careful work',
  text: 'What is handed on here is a habit: the survey driven twice, the chain checked again at the first stop, the phone picked up at night.',
  quote: 'Anyone can pull it. The skill is knowing, a week before, that it will fit.',
  speaker: 'The founder',
  sampleNote: 'Sample quote, to be replaced',
} as const;

export const TEAM = {
  heading: 'The team',
  lead: 'Five jobs, one load.',
  sampleNote: 'Names and portraits to follow',
  facts: [
    { term: 'Dispatch', detail: '24 hours a day, the people who answer when you call.' },
    { term: 'Permits and routing', detail: 'State by state, bridge by bridge, curfew by curfew.' },
    { term: 'Drivers', detail: 'TWIC certified for the ports, trained on every trailer we run.' },
    { term: 'Pilot cars', detail: 'Our own escorts, high poles and all.' },
    {
      term: 'Project managers',
      detail: 'One name for a job of many loads, from the survey to the last signature.',
    },
  ],
} as const;
