import { SUPERLOAD_RANGE } from './capacity';
import { COMPANY } from './company';
import { BOOKING, PROJECT_THRESHOLD } from './lead-times';
import type { NavLink } from './navigation';

export const SERVICES_PAGE = {
  metadata: {
    title: 'Heavy Haul and Oversize Transport Services',
    description: `Heavy haul, specialized transport and project management for loads of ${SUPERLOAD_RANGE.full}, with permits, port pickups and cross-border moves. 48 states and Canada.`,
    path: '/services',
  },
  title: 'Services sized to the load',
  lead: `From a single lowboy move to a year of superloads: ${SUPERLOAD_RANGE.full}, in all 48 states and Canada.`,
  learnMoreLabel: 'Learn More',
  solutionsHeading: 'Solutions beyond the haul',
  solutionsLead: 'Everything around the truck, and loads with their own rules.',
  faqHeading: 'Questions shippers ask',
} as const;

export const SERVICE_CARDS = [
  {
    title: 'Heavy Haul Transport',
    to: '/services/heavy-haul',
    features: [
      'Multi-axle lowboy and RGN trailers, with jeep and booster as the weight requires',
      `Superloads of ${SUPERLOAD_RANGE.full}`,
      'Turnkey permits, route surveys and bridge analysis',
      'Our own pilot cars, plus police escorts where a state requires them',
    ],
    trailer: { deck: 'rgn', axles: 9, wellLengthFt: 29 },
  },
  {
    title: 'Specialized Transport',
    to: '/services/specialized-transport',
    features: [
      'Multi-axle hydraulic platforms, up to 20+ axles',
      'Schnabel, extendable, double-drop and beam trailers',
      'A seven-step plan, from your drawings to delivery',
      'Loading and unloading with crane operators',
    ],
    trailer: { deck: 'schnabel', axles: 19, wellLengthFt: 30 },
  },
  {
    title: 'Project Management',
    to: '/services/project-management',
    features: [
      'Turnkey coordination of multi-phase projects',
      'Permits and compliance in every state on the plan',
      'GPS tracking and digital documentation',
      `For ${String(PROJECT_THRESHOLD.loads)} or more loads, or ${PROJECT_THRESHOLD.time} of work`,
    ],
    trailer: { deck: 'platform', axles: 16, wellLengthFt: 60 },
  },
] as const satisfies readonly { to: NavLink['to']; [key: string]: unknown }[];

/** The ids are anchors on the services page. The footer and other pages link to them. */
export const SOLUTIONS = [
  {
    id: 'permits',
    title: 'Permit & Compliance',
    text: 'Our own desk applies for state and provincial permits, tracks them, and reads every provision before the driver does.',
    includes: [
      'Oversize, overweight and superload permits',
      'Bridge analysis on axle weights and spacings',
      'Route surveys and utility coordination',
      'Curfews, frost laws and escort rules, state by state',
    ],
  },
  {
    id: 'port',
    title: 'Port Pickups',
    text: 'Project cargo straight off the berth. Our drivers are TWIC certified and know what terminals check at the gate.',
    includes: [
      'Roll-on/roll-off, break-bulk and flat-rack cargo',
      'Gate appointments and delivery orders',
      'Direct lifts from ship’s gear or shore crane',
      'Permits started before the vessel arrives',
    ],
  },
  {
    id: 'cross-border',
    title: 'Cross-Border Logistics',
    text: 'Loads between the lower 48 and Canada. The paperwork reaches the border before the truck does.',
    includes: [
      'ACE and ACI eManifests',
      'PAPS and PARS entries with your customs broker',
      'FAST lanes where the shipment and crossing qualify',
      'Provincial permits, with axle groups in metric',
    ],
  },
  {
    id: 'specialized',
    title: 'Specialized Transport',
    text: `Routine superloads of ${SUPERLOAD_RANGE.routine} on hydraulic, Schnabel and beam trailers, for cargo no standard deck can carry.`,
    includes: [
      'Transformers, vessels, reactors and presses',
      'Hydraulics that keep the deck level on ramps and crowned roads',
      'Loads hung between beams, or carried as part of the trailer',
      'Impact recorders and planned, escorted stops',
    ],
  },
  {
    id: 'military',
    title: 'Military Transport',
    text: 'Tracked and wheeled vehicles, shelters and components between depots, ranges and ports.',
    includes: [
      'Tracked vehicles on lowboys and RGNs',
      'Base access and gate lists arranged ahead of time',
      'Covered loads and sealed documents',
      'Arrivals that match the movement plan',
    ],
  },
  {
    id: 'government',
    title: 'Government Logistics',
    text: 'Public works and infrastructure loads for agencies and their contractors, with the paper trail an auditor needs.',
    includes: [
      'Bridge beams, pumps, generators, transit equipment',
      'Day or night moves under road closures',
      'Permit copies, scale tickets and escort logs on file',
      'Emergency moves through dispatch, 24/7',
    ],
  },
] as const;

export const SERVICES_FAQ = [
  {
    question: 'How far ahead should I book?',
    answer: `${BOOKING.standard} for standard oversize loads; ${BOOKING.superload} for super-loads over ${BOOKING.superloadFrom}. Bridge reviews take the longest, so send dimensions and weight as soon as you have them.`,
  },
  {
    question: 'Do you handle the permits?',
    answer:
      'Yes. Each state issues its own oversize and overweight permits. Our desk applies for every one, reads the provisions, and gives the driver and the pilot cars the same route.',
  },
  {
    question: 'What do you need for a quote?',
    answer: `Length, width, height and weight of the load as it will ride, the origin and destination, and the dates. A drawing with lift points and center of gravity saves a day of questions. You’ll hear from us within ${String(COMPANY.quoteReplyHours)} hours.`,
  },
  {
    question: 'Who provides the escorts?',
    answer:
      'We do. The pilot cars are ours, including the high-pole cars. Where a state requires police or highway patrol, we book them with the permit.',
  },
  {
    question: 'Do you haul into Canada?',
    answer:
      'Yes. We serve the 48 contiguous states and Canada. We get the provincial permits and file the eManifest before the load reaches the border.',
  },
  {
    question: 'Can you pick up at a port or terminal?',
    answer:
      'Yes. Our drivers are TWIC certified for port access. Send the booking or delivery order number and the terminal’s free time with your quote request, and the permits will be ready when the cargo is.',
  },
] as const;
