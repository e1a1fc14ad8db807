import { MAX_AXLES, MAX_CAPACITY } from './capacity';

export const FLEET_PAGE = {
  heading: 'Fleet',
  title: 'Fleet configurations: 5 to 19 axles',
  description:
    'Heavy-haul trailer configurations from a 5-axle step deck to a 19-axle Schnabel, each drawn with its axles, well and overall length.',
  lead: 'Eight configurations, drawn from our equipment records. Pick one to see its axles, well and overall length.',
  listLabel: 'Fleet configurations',
  loading: 'Loading fleet configurations...',
  /** Subject of "… needs JavaScript." */
  needsScript: 'Viewing the fleet',
  emptyTitle: 'No configurations to show right now.',
  quoteLabel: 'Request Quote',
  drawingNote: 'Axles and deck are to scale. Other details are typical.',
  unscaledNote: 'Typical drawing, not to scale: our record has no deck length.',
} as const;

/** Fixed marketing figures: they don't follow the fleet table. */
export const FLEET_STATS = [
  { value: '8', text: 'fleet configurations' },
  { value: String(MAX_AXLES), text: 'maximum axles' },
  { ...MAX_CAPACITY, text: 'maximum capacity on a standard combination' },
] as const;
