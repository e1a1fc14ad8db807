import { TRANSIT_TIME } from './lead-times';

export const SPECIALIZED_PAGE = {
  metadata: {
    title: 'Specialized Transport: Schnabel, Platform, Beam',
    description:
      'Hydraulic platforms up to 20+ axles, Schnabel, extendable, double-drop, RGN and beam trailers for loads too tall, too long, too dense or too delicate for a standard deck.',
    path: '/services/specialized-transport',
  },
  title: 'Specialized transport',
  lead: 'For loads too tall, too long, too dense or too delicate for a standard deck. We choose the trailer, and often build it up, around the cargo.',
  quoteLabel: 'Request Specialized Quote',
} as const;

/** Typical combinations; lengths in feet. */
export const TRAILERS = {
  heading: 'Specialized trailers',
  lead: 'Six ways to carry what a flatbed can’t, all drawn to the same scale.',
  gridNote: 'Grid: 10 ft. Typical combinations; axles and lengths vary with the load.',
  items: [
    {
      name: 'Multi-axle hydraulic platform',
      text: 'Steerable axle lines, built up in modules to 20+ axles. The hydraulics share the weight and keep the deck level over crowns, ramps and soft shoulders.',
      carries: 'Transformers, generators, reactors, presses',
      trailer: { deck: 'platform', axles: 20, wellLengthFt: 74 },
    },
    {
      name: 'Schnabel',
      text: 'Two arms grip the load, and the load becomes the middle of the trailer. With nothing under it, the tallest cargo rides as low as possible.',
      carries: 'Transformers, vessels and shells strong enough for the arms',
      trailer: { deck: 'schnabel', axles: 19, wellLengthFt: 30 },
    },
    {
      name: 'Extendable',
      text: 'The deck telescopes to fit the load. The rear axles steer by remote, so a blade or a column clears corners an ordinary trailer would cut.',
      carries: 'Blades, tower sections, beams, process columns',
      trailer: { deck: 'extendable', axles: 6, wellLengthFt: 80 },
    },
    {
      name: 'Lowboy and double-drop',
      text: 'A well less than two feet off the road, between two raised ends. Those inches get a tall machine under wires and bridges.',
      carries: 'Crushers, presses, vessels, tall crates',
      trailer: { deck: 'lowboy', axles: 6, wellLengthFt: 26 },
    },
    {
      name: 'RGN',
      text: 'The gooseneck detaches, the deck drops to the ground, and the machine drives on from the front. We add jeep and booster as the weight requires.',
      carries: 'Excavators, dozers, cranes, tracked vehicles',
      trailer: { deck: 'rgn', axles: 9, wellLengthFt: 30 },
    },
    {
      name: 'Beam',
      text: 'Side beams carry the load inches above the road between two wide bogie groups, and spread it over two lanes where bridges require it.',
      carries: 'Transformers, turbine casings, dense castings',
      trailer: { deck: 'perimeter', axles: 13, wellLengthFt: 46 },
    },
  ],
} as const;

export const INDUSTRIES = {
  heading: 'Industries',
  lead: 'Different sites, different stakes: an outage window, a crane day, a production line sitting idle.',
  items: [
    {
      name: 'Energy & Power',
      text: 'Transformers, turbines, generators, tower sections and blades, into substations and onto pads, timed to the outage or the crane.',
      picture: 'gallery06',
    },
    {
      name: 'Construction',
      text: 'Bridge girders, precast, cranes and tunnel machinery, delivered in erection order.',
      picture: 'gallery12',
    },
    {
      name: 'Manufacturing',
      text: 'Presses, furnaces, columns and entire lines between plants, with riggers at both ends.',
      picture: 'gallery03',
    },
    {
      name: 'Mining & Oil/Gas',
      text: 'Haul-truck bodies, mills, separators and rig components, past where the map ends. We survey lease roads and cattle guards like any bridge.',
      picture: 'gallery01',
    },
  ],
} as const;

export const PLANNING = {
  heading: 'Planned in seven steps',
  lead: 'Nothing gets loaded until step five is signed off.',
  /** The drawing step two produces; feet. */
  example: {
    name: 'Transformer in a Schnabel',
    load: { length: 30, width: 13, height: 14 },
    deck: 'schnabel',
  },
  steps: [
    {
      title: 'Read the drawings',
      text: 'Dimensions, weight, center of gravity, lift and tie-down points, and anything that can’t be touched.',
    },
    {
      title: 'Choose the trailer',
      text: 'Deck height, axle lines and support points, drawn to scale with the load on it.',
    },
    {
      title: 'Survey the route',
      text: 'High pole, turn templates, grades, bridges, rail crossings, and a backup route on paper.',
    },
    {
      title: 'Engineer the move',
      text: 'Axle weights and spacings for the bridge analysis, ground bearing at both ends, and a securement plan, stamped where a state requires it.',
    },
    {
      title: 'Permits and agreements',
      text: 'States, counties, cities, utilities, railroads, police. One page lists every condition.',
    },
    {
      title: 'Load',
      text: 'Crane, gantry or jack-and-slide, after a briefing on the ground. Then weighed, chained and photographed.',
    },
    {
      title: 'Haul and deliver',
      text: 'Within permitted hours, checked at each stop, lowered onto the pad and signed for.',
    },
  ],
} as const;

export const RISKS = {
  heading: 'Safety and risk',
  lead: 'Each risk has a limit set in advance, and anyone on the crew can stop the move.',
  columns: { limit: 'Limit set before the move', stop: 'What stops the move' },
  rows: [
    {
      risk: 'Bridges',
      limit: 'Axle weights and spacings exactly as analyzed',
      stop: 'A scale ticket that doesn’t match the permit',
    },
    {
      risk: 'Overhead clearance',
      limit: 'High pole set above the loaded height, lead car ahead',
      stop: 'The pole touches',
    },
    {
      risk: 'Rollover',
      limit: 'Center of gravity inside the hydraulic support, cross slope limited',
      stop: 'The deck goes out of level',
    },
    {
      risk: 'Ground',
      limit: 'Bearing pressure checked for crane, mats and unloading',
      stop: 'Soft ground without mats',
    },
    {
      risk: 'Shock',
      limit: 'The manufacturer’s g-limits on the impact recorder',
      stop: 'A reading over the limit: inspect, then call',
    },
    {
      risk: 'Wind',
      limit: 'A wind speed limit for the load’s side area',
      stop: 'Gusts above the limit',
    },
  ],
} as const;

export const SPECIALIZED_FAQ = {
  heading: 'Questions about specialized transport',
  questions: [
    {
      question: 'What makes transport specialized?',
      answer:
        'The trailer, not only the permit. A load that’s too tall, too long, too dense or too delicate for a standard lowboy or RGN needs a combination configured for it and a plan engineered around it.',
    },
    {
      question: 'Do you load and unload?',
      answer:
        'Crane operators load and unload: yours, or a crew we book and schedule. We bring the trailer to the hook, agree on the lift plan and ground conditions with the operator, and secure the load before anyone leaves.',
    },
    {
      question: 'How do you handle fragile cargo?',
      answer: `Air-ride or hydraulic suspension, blocking at the manufacturer’s support points, impact recorders, and speed and route set for the cargo. Transit is ${TRANSIT_TIME} for most moves; fragile ones may take the slower road on purpose.`,
    },
  ],
} as const;
