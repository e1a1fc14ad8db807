import { MAX_AXLES } from './capacity';

/** The words of /fleet around the records (specification 1, section 2: fleet page). */
export const FLEET_PAGE = {
  heading: 'Fleet',
  title: 'Fleet configurations: 5 to 19 axles',
  description:
    'Heavy-haul trailer configurations from a 5-axle step deck to a 19-axle Schnabel, each drawn to scale with its axles, well and overall length.',
  lead: 'Eight configurations, drawn to scale from the equipment record. Pick one to see its axles, well and overall length.',
  listLabel: 'Fleet configurations',
  loading: 'Loading fleet configurations...',
  needsScript: 'Showing the configurations',
  emptyTitle: 'No configurations to show right now.',
  quoteLabel: 'Request Quote',
  drawingNote: 'Lengths and axles are to scale; the ironwork is typical.',
} as const;

/** Static figures (specification 1, section 9): they do not follow the records. */
export const FLEET_STATS = [
  { value: '8', text: 'fleet configurations' },
  { value: String(MAX_AXLES), text: 'maximum axles' },
  { value: '300K', unit: 'lbs', text: 'max capacity' },
] as const;
