/** The words of /gallery and /gallery/grid around the pictures (specification 2, section 2). */
export const GALLERY_PAGE = {
  heading: 'Our Fleet Gallery',
  title: 'Our Fleet Gallery',
  description:
    'Heavy-haul equipment at work: lowboys, platforms, perimeter trailers and Schnabels with the loads they are built for, and the Load Of The Month.',
  showcaseHeading: 'Equipment Showcase',
  gridLabel: 'View All Pictures in Grid',
  featuredHeading: 'Featured Equipment',
} as const;

export const GALLERY_GRID_PAGE = {
  heading: 'Gallery Grid',
  title: 'Gallery Grid: all pictures',
  description:
    'Every picture of our heavy-haul gallery at a glance: trucks, trailers and oversize loads on the road.',
  backLabel: 'Back to Gallery',
} as const;

/** What both pages say while there is nothing to see. */
export const GALLERY_STATES = {
  loading: 'Loading gallery...',
  needsScript: 'Showing the pictures',
  empty: 'No images available in the gallery.',
} as const;

export const LOAD_OF_THE_MONTH = {
  heading: 'Load Of The Month',
  /** For a picture without a description of its own. */
  description: 'Professional heavy haul transport with specialized equipment for oversized loads.',
  quoteLabel: 'Get a quote for yours',
} as const;
