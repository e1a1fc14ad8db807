import { MAX_AXLES, MAX_CAPACITY, SUPERLOAD_RANGE } from './capacity';
import type { NavLink } from './navigation';

export const HOME_METADATA = {
  title: 'Gem City Heavy Haul: heavy haul and oversize transport, Dayton, Ohio',
  description:
    'Heavy-haul and oversize transport from Dayton, Ohio, across the lower 48 and Canada. Permits in-house, owned pilot cars, dispatch 24/7. Free quote within 24 hours.',
} as const;

export const HERO = {
  /** One entry a line. */
  headline: ['We move what', 'doesn’t fit.'],
  lead: `Heavy-haul and oversize transport from Dayton, Ohio, across the lower 48 and Canada. Permits in-house, our own pilot cars, superloads of ${SUPERLOAD_RANGE.routine}.`,
  quoteLabel: 'Get a Quote',
  callLabel: 'Call Dispatch',
} as const;

export const STATS = [
  { value: '20', unit: '+ years', text: 'of experience with oversize and overweight freight' },
  { value: '48', unit: 'states', text: 'certified, and into Canada' },
  { ...MAX_CAPACITY, text: 'maximum capacity' },
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
  lead: 'One load or a hundred, the same people measure it, permit it, escort it and set it down.',
  heavyHaul: {
    title: 'Heavy Haul',
    text: 'Multi-axle trailers and turnkey permits for machines and plant that legal equipment cannot carry.',
    to: '/services/heavy-haul',
    tags: ['Lowboy', 'RGN', `Up to ${String(MAX_AXLES)} axles`, 'Turnkey permits'],
  },
  specialized: {
    title: 'Specialized Transport',
    text: 'Hydraulic platforms, Schnabel, extendable and beam trailers for cargo that is too tall, too long or too delicate.',
    to: '/services/specialized-transport',
  },
  projects: {
    title: 'Project Management',
    text: 'Turn-key logistics for multi-phase projects: plant relocations, wind farms, power plants, infrastructure.',
    to: '/services/project-management',
  },
} as const satisfies Record<string, string | ServiceTeaser>;

export const LOAD_EXAMPLE = {
  heading: 'See your load against the law',
  lead: 'Give us three measurements. The drawing shows what is over, to scale, before anyone picks up a phone.',
  name: 'Crawler excavator on a 7-axle RGN',
  needs: 'Oversize permits, pilot cars',
  /** Feet. */
  load: { length: 34, width: 12, height: 12.5 },
  deck: 'rgn',
  quoteLabel: 'Draw my load',
} as const;

export const ABOUT_TEASER = {
  heading: 'One carrier, from survey to set-down',
  lead: 'Gem City Heavy Haul has moved oversize freight for more than 20 years. We do the parts others hand off, so there is one number to call when a load is on the road.',
  facts: [
    {
      term: 'In-house permitting',
      detail: 'Every state on the route, applied for and tracked by our own desk.',
    },
    {
      term: 'Owned pilot car fleet',
      detail: 'Escorts that work with our drivers every week.',
    },
    { term: 'TWIC certified drivers', detail: 'Certified drivers for port access.' },
    { term: '24/7 emergency support', detail: 'Dispatch answers, day and night.' },
  ],
} as const;

export const CARGO_HEADING = 'What rides on our decks';

export const PROCESS = {
  heading: 'How a load moves',
  steps: [
    {
      title: 'Measure',
      text: 'Dimensions, weight and pickup conditions. A quote within 24 hours.',
    },
    {
      title: 'Survey and permit',
      text: 'Route survey, state permits, utility line raises where the height needs them.',
    },
    {
      title: 'Escort and haul',
      text: 'The right trailer, our pilot cars, and dispatch on the line 24/7.',
    },
    {
      title: 'Set down',
      text: 'Unloading coordinated with your crane crew. Documents closed out the same week.',
    },
  ],
} as const;

/** Samples: nobody said this yet, and the page says so. To be replaced before launch. */
export const TESTIMONIALS = {
  heading: 'What shippers say',
  sampleNote: 'Sample text, to be replaced with real customers',
  voices: [
    {
      quote:
        'They found the one bridge we would not have cleared, and had a second route permitted before we asked.',
      speaker: 'Plant engineer',
      company: 'Power equipment manufacturer',
    },
    {
      quote: 'One call sheet, one dispatcher, eleven loads. That is all I wanted.',
      speaker: 'Site manager',
      company: 'Wind farm contractor',
    },
    {
      quote: 'Permits and escorts came from the same desk. Nothing fell between two companies.',
      speaker: 'Freight broker',
      company: 'Midwest',
    },
  ],
} as const;
