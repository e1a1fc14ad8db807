export const GALLERY_PAGE = {
  heading: 'Our Fleet Gallery',
  title: 'Our Fleet Gallery',
  description:
    'Heavy-haul equipment at work: lowboys, platforms, perimeter trailers and Schnabels under load, plus our Load Of The Month.',
  showcaseHeading: 'Equipment Showcase',
  gridLabel: 'View All Pictures in Grid',
  featuredHeading: 'Featured Equipment',
} as const;

export const GALLERY_GRID_PAGE = {
  heading: 'Gallery Grid',
  title: 'Gallery Grid: all pictures',
  description:
    'Every picture in our heavy-haul gallery: trucks, trailers and oversize loads on the road.',
  backLabel: 'Back to Gallery',
} as const;

/** Texts both gallery pages show when there are no pictures to show. */
export const GALLERY_STATES = {
  loading: 'Loading gallery...',
  /** Subject of "… needs JavaScript." */
  needsScript: 'Viewing the gallery',
  empty: 'No images available in the gallery.',
} as const;

export const LOAD_OF_THE_MONTH = {
  heading: 'Load Of The Month',
  /** Shown when the picture has no description. */
  description: 'Professional heavy haul transport with specialized equipment for oversized loads.',
  quoteLabel: 'Get a quote for your load',
} as const;
