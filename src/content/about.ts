import { MAX_AXLES } from './capacity';
import { COMPANY } from './company';

export const ABOUT_PAGE = {
  metadata: {
    title: 'About Us',
    description: `${COMPANY.name} is a heavy-haul and oversize carrier in Dayton, Ohio, with more than 20 years on the road, an in-house permit desk, its own pilot cars and TWIC certified drivers.`,
    path: '/about',
  },
  title: 'About Us',
  lead: 'A Dayton carrier for the loads other carriers turn down. More than 20 years on the road, in the lower 48 and Canada.',
} as const;

export const STORY = {
  heading: 'Our story',
  lead: 'For more than 20 years, the job hasn’t changed: measure the load, find a road that can carry it, and stay with it until it’s on the ground.',
  paragraphs: [
    `The equipment has grown with the loads. Our shortest combination runs on five axles, our longest on ${String(MAX_AXLES)}. Our own desk files the permits, and the pilot cars front and rear carry our name.`,
    'We kept it in-house, because loads run late on the piece nobody owns: the permit that stops at a county line, the escort on a different route, the wire nobody measured.',
  ],
} as const;

/** The shortest and the longest combination; lengths in feet. */
export const FLEET_ENDS = {
  note: 'Our shortest and longest combinations, drawn to the same scale. Grid: 10 ft.',
  trailers: [
    { name: 'Step deck', deck: 'stepdeck', axles: 5, wellLengthFt: 48 },
    { name: 'Schnabel', deck: 'schnabel', axles: MAX_AXLES, wellLengthFt: 30 },
  ],
  linkLabel: 'See the fleet',
} as const;

export const MISSION = {
  heading: 'Mission statement',
  statement: 'To move what others can’t, and get everyone on the road home safe.',
} as const;

export const VALUES = {
  heading: 'Five core values',
  facts: [
    { term: 'Teamwork', detail: 'Driver, escort and dispatcher plan the move together.' },
    { term: 'Integrity', detail: 'We drive the route we quoted.' },
    { term: 'Safety', detail: 'No schedule outranks a bridge rating.' },
    { term: 'Respect', detail: 'For the crew, the shipper and every driver stuck behind us.' },
    {
      term: 'Responsibility',
      detail: 'One company answers for the move, from survey to delivery.',
    },
  ],
} as const;

/** The quote is a placeholder. The page marks it as one; replace it before launch. */
export const LEGACY = {
  heading: 'A legacy of careful work',
  text: 'What we pass down is a habit: drive the survey twice, check the chains again at the first stop, and pick up the phone at night.',
  quote: 'Anyone can pull it. The skill is knowing, a week ahead, that it will fit.',
  speaker: 'Our founder',
  sampleNote: 'Sample quote',
} as const;

export const TEAM = {
  heading: 'The team',
  lead: 'Five jobs, one load.',
  sampleNote: 'Names and photos coming soon',
  facts: [
    { term: 'Dispatch', detail: 'The people who answer when you call, 24 hours a day.' },
    { term: 'Permits and routing', detail: 'State by state, bridge by bridge, curfew by curfew.' },
    {
      term: 'Drivers',
      detail: 'TWIC certified for the ports and trained on every trailer we run.',
    },
    { term: 'Pilot cars', detail: 'Our own escorts, high-pole cars included.' },
    {
      term: 'Project managers',
      detail: 'One contact for a multi-load project, from the survey to the final signature.',
    },
  ],
} as const;
