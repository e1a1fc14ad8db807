import { MAX_AXLES, MAX_CAPACITY, SUPERLOAD_RANGE } from './capacity';
import type { NavLink } from './navigation';

export const HOME_METADATA = {
  title: 'Gem City Heavy Haul: heavy haul and oversize transport, Dayton, Ohio',
  description:
    'Heavy-haul and oversize transport from Dayton, Ohio, across the lower 48 and Canada. In-house permits, our own pilot cars, 24/7 dispatch. Free quote within 24 hours.',
} as const;

export const HERO = {
  /** One entry per line. */
  headline: ['We move what', 'doesn’t fit.'],
  lead: `Heavy-haul and oversize transport from Dayton, Ohio, across the lower 48 and Canada. In-house permits, our own pilot cars, superloads of ${SUPERLOAD_RANGE.routine}.`,
  quoteLabel: 'Get a Quote',
  callLabel: 'Call Dispatch',
} as const;

export const STATS = [
  { value: '20', unit: '+ years', text: 'of experience with oversize and overweight freight' },
  { value: '48', unit: 'states', text: 'certified, plus Canada' },
  { ...MAX_CAPACITY, text: 'maximum capacity on a standard combination' },
  { value: '24/7', text: 'emergency support and dispatch' },
] as const;

interface ServiceTeaser {
  title: string;
  text: string;
  to: NavLink['to'];
  tags?: readonly string[];
}

export const SERVICES = {
  heading: 'Three ways we take the weight off you',
  lead: 'One load or a hundred, the same team measures it, permits it, escorts it and delivers it.',
  heavyHaul: {
    title: 'Heavy Haul',
    text: 'Multi-axle trailers and turnkey permits for machinery too big for legal equipment.',
    to: '/services/heavy-haul',
    tags: ['Lowboy', 'RGN', `Up to ${String(MAX_AXLES)} axles`, 'Turnkey permits'],
  },
  specialized: {
    title: 'Specialized Transport',
    text: 'Hydraulic platforms, Schnabel, extendable and beam trailers for cargo that’s too tall, too long or too delicate.',
    to: '/services/specialized-transport',
  },
  projects: {
    title: 'Project Management',
    text: 'Turnkey logistics for multi-phase projects: plant relocations, wind farms, power plants, infrastructure.',
    to: '/services/project-management',
  },
} as const satisfies Record<string, string | ServiceTeaser>;

export const LOAD_EXAMPLE = {
  heading: 'See where your load is oversize',
  lead: 'Give us three measurements. The drawing shows what’s over, to scale, before anyone picks up a phone.',
  name: 'Crawler excavator on a 7-axle RGN',
  needs: 'Oversize permits, pilot cars',
  /** Feet. */
  load: { length: 34, width: 12, height: 12.5 },
  deck: 'rgn',
  quoteLabel: 'Draw my load',
} as const;

export const ABOUT_TEASER = {
  heading: 'One carrier, from survey to delivery',
  lead: 'Gem City Heavy Haul has moved oversize freight for more than 20 years. We do the parts others hand off, so you have one number to call when your load is on the road.',
  facts: [
    {
      term: 'In-house permitting',
      detail: 'Our own desk applies for every state on the route and tracks every permit.',
    },
    {
      term: 'Owned pilot car fleet',
      detail: 'Escorts who work with our drivers every week.',
    },
    { term: 'TWIC certified drivers', detail: 'Certified drivers for port access.' },
    { term: '24/7 emergency support', detail: 'Dispatch answers, day and night.' },
  ],
} as const;

export const CARGO_HEADING = 'What we haul';

export const PROCESS = {
  heading: 'How a load moves',
  steps: [
    {
      title: 'Measure',
      text: 'Dimensions, weight and pickup conditions. You get a quote within 24 hours.',
    },
    {
      title: 'Survey and permit',
      text: 'Route survey, state permits, and utility line raises where the height requires them.',
    },
    {
      title: 'Escort and haul',
      text: 'The right trailer, our pilot cars, and dispatch on the line 24/7.',
    },
    {
      title: 'Deliver',
      text: 'We coordinate unloading with your crane crew and close out the paperwork the same week.',
    },
  ],
} as const;

/** Placeholders, marked as samples on the page. Replace them before launch. */
export const TESTIMONIALS = {
  heading: 'What shippers say',
  sampleNote: 'Sample quotes',
  quotes: [
    {
      quote:
        'They found the one bridge we wouldn’t have cleared, and had a second route permitted before we asked.',
      speaker: 'Plant engineer',
      company: 'Power equipment manufacturer',
    },
    {
      quote: 'One call sheet, one dispatcher, eleven loads. That’s all I wanted.',
      speaker: 'Site manager',
      company: 'Wind farm contractor',
    },
    {
      quote: 'Permits and escorts came from the same desk. Nothing fell through the cracks.',
      speaker: 'Freight broker',
      company: 'Midwest',
    },
  ],
} as const;
