import { TRANSIT_TIME } from './lead-times';

/** /services/specialized-transport (specification 2, section 2). */
export const SPECIALIZED_PAGE = {
  metadata: {
    title: 'Specialized Transport: Schnabel, Platform, Beam',
    description:
      'Hydraulic platforms up to 20+ axles, Schnabel, extendable, double-drop, RGN and beam trailers for loads too tall, too long, too dense or too delicate for a standard deck.',
    path: '/services/specialized-transport',
  },
  title: 'Specialized transport',
  lead: 'For loads too tall, too long, too dense or too delicate for a standard deck. The trailer is chosen, and often built up, around the cargo.',
  quoteLabel: 'Request Specialized Quote',
} as const;

/** Each drawn as a usual combination of its kind; lengths in feet. */
export const TRAILERS = {
  heading: 'Specialized trailers',
  lead: 'Six ways to carry what a flatbed cannot, drawn at one scale.',
  gridNote: 'Grid: 10 ft. Usual combinations; axles and lengths follow the load.',
  items: [
    {
      name: 'Multi-axle hydraulic platform',
      text: 'Steerable axle lines, built up in modules to 20+ axles. The hydraulics share the weight and hold the deck level over crowns, ramps and soft shoulders.',
      carries: 'Transformers, generators, reactors, presses',
      trailer: { deck: 'platform', axles: 20, wellLengthFt: 74 },
    },
    {
      name: 'Schnabel',
      text: 'Two arms grip the load, and the load becomes the middle of the trailer. Nothing lies under it, so the tallest cargo rides as low as it can.',
      carries: 'Transformers, vessels and shells that can take the arms',
      trailer: { deck: 'schnabel', axles: 19, wellLengthFt: 30 },
    },
    {
      name: 'Extendable',
      text: 'The deck telescopes to the load. Rear axles steer by remote, so a blade or a column gets round a corner an ordinary trailer would cut.',
      carries: 'Blades, tower sections, beams, process columns',
      trailer: { deck: 'extendable', axles: 6, wellLengthFt: 80 },
    },
    {
      name: 'Lowboy and double-drop',
      text: 'A well under two feet off the road between two raised ends. It buys back the inches that keep a tall machine under wires and bridges.',
      carries: 'Crushers, presses, vessels, tall crates',
      trailer: { deck: 'lowboy', axles: 6, wellLengthFt: 26 },
    },
    {
      name: 'RGN',
      text: 'The gooseneck comes off, the deck meets the ground, and the machine drives on over the front. Jeep and booster are added as the weight asks.',
      carries: 'Excavators, dozers, cranes, tracked vehicles',
      trailer: { deck: 'rgn', axles: 9, wellLengthFt: 30 },
    },
    {
      name: 'Beam',
      text: 'Side beams carry the load between two wide bogie groups, inches above the road, and spread it over two lanes where bridges need that.',
      carries: 'Transformers, turbine casings, dense cast pieces',
      trailer: { deck: 'perimeter', axles: 13, wellLengthFt: 46 },
    },
  ],
} as const;

export const INDUSTRIES = {
  heading: 'Industries',
  lead: 'Different sites, different stakes: an outage window, a crane day, a production line standing still.',
  items: [
    {
      name: 'Energy & Power',
      text: 'Transformers, turbines, generators, tower sections and blades, into substations and onto pads. Deliveries are timed to the outage or the crane.',
      picture: 'gallery06',
    },
    {
      name: 'Construction',
      text: 'Bridge girders, precast, cranes and tunnel machinery, delivered in erection order.',
      picture: 'gallery12',
    },
    {
      name: 'Manufacturing',
      text: 'Presses, furnaces, columns and whole lines between plants, with riggers at both doors.',
      picture: 'gallery03',
    },
    {
      name: 'Mining & Oil/Gas',
      text: 'Haul-truck bodies, mills, separators and rig components, on roads that end before the map does. Lease roads and cattle guards are surveyed like any bridge.',
      picture: 'gallery01',
    },
  ],
} as const;

export const PLANNING = {
  heading: 'Planned in seven steps',
  lead: 'Nothing is loaded before step five is signed off.',
  /** What step two leaves on the table; feet. */
  example: {
    name: 'Transformer in a Schnabel',
    load: { length: 30, width: 13, height: 14 },
    deck: 'schnabel',
  },
  steps: [
    {
      title: 'Read the drawings',
      text: 'Dimensions, weight, center of gravity, lift and tie-down points, and what must not be touched.',
    },
    {
      title: 'Choose the trailer',
      text: 'Deck height, axle lines and support points, drawn to scale with the load on it.',
    },
    {
      title: 'Survey the route',
      text: 'High pole, turn templates, grades, bridges, rail crossings, and a second route on paper.',
    },
    {
      title: 'Engineer the move',
      text: 'Axle weights and spacings for the bridge analysis, ground bearing at both ends, a securement plan; stamped where a state asks.',
    },
    {
      title: 'Permits and agreements',
      text: 'States, counties, cities, utilities, railroads, police. One sheet holds every condition.',
    },
    {
      title: 'Load',
      text: 'Crane, gantry or jack-and-slide, after a briefing on the ground. Then weighed, chained, photographed.',
    },
    {
      title: 'Haul and set down',
      text: 'Inside the permitted hours, checked at each stop, lowered onto the pad and signed for.',
    },
  ],
} as const;

export const RISKS = {
  heading: 'Safety and risk',
  lead: 'Each risk has a limit set in advance, and anybody on the crew may call the stop.',
  columns: { limit: 'Limit set before the move', stop: 'What stops it' },
  rows: [
    {
      risk: 'Bridges',
      limit: 'Axle weights and spacings exactly as analyzed',
      stop: 'A scale ticket that differs from the permit',
    },
    {
      risk: 'Overheads',
      limit: 'High pole set above the loaded height, lead car ahead',
      stop: 'The pole touches',
    },
    {
      risk: 'Rollover',
      limit: 'Center of gravity inside the hydraulic support, cross slope limited',
      stop: 'The deck leaves level',
    },
    {
      risk: 'Ground',
      limit: 'Bearing pressure checked for crane, mats and set-down',
      stop: 'Soft ground without mats',
    },
    {
      risk: 'Shock',
      limit: 'The maker’s g-limits on the impact recorder',
      stop: 'A reading over the limit: inspect, then call',
    },
    {
      risk: 'Wind',
      limit: 'A speed set for the load’s side area',
      stop: 'Gusts above it',
    },
  ],
} as const;

export const SPECIALIZED_FAQ = {
  heading: 'Questions about special loads',
  questions: [
    {
      question: 'What makes a transport specialized?',
      answer:
        'The trailer, not only the permit. When a load is too tall, too long, too dense or too delicate for a standard lowboy or RGN, it needs a combination configured for it and a plan engineered around it.',
    },
    {
      question: 'Do you load and unload?',
      answer:
        'Loading and unloading go through crane operators: yours, or a crew we book and schedule. We bring the trailer to the hook, agree the lift plan and ground conditions with the operator, and secure the load before anybody leaves.',
    },
    {
      question: 'How do you handle fragile cargo?',
      answer: `Air-ride or hydraulic suspension, blocking at the maker’s support points, impact recorders, and speed and route set for the cargo. Transit is ${TRANSIT_TIME} for most moves; fragile ones may take the slower road on purpose.`,
    },
  ],
} as const;
