import { LANDSCAPE_WIDTHS } from './find-artwork';

/** A rendered illustration. Never caption one as a customer's job. */
export interface Artwork {
  alt: string;
  /** Pixels of the full size, `/artwork/{file}.webp`. */
  width: number;
  height: number;
  /** Smaller widths, at `/artwork/{file}-{width}`. Every size exists as AVIF and WebP. */
  widths: readonly number[];
  file: string;
}

/** The crops a hero's picture is shown in (tools/images/crops.ts). */
const HERO_CROPS = {
  phone: { width: 780, height: 585, widths: [480] },
  wide: { width: 1320, height: 1056, widths: [600, 880] },
};

/** A crop of a hero's picture: `phone` below 48 rem, `wide` above. */
export const heroCrop = (artwork: Artwork, crop: keyof typeof HERO_CROPS): Artwork => ({
  ...artwork,
  ...HERO_CROPS[crop],
  file: `${artwork.file}-${crop}`,
});

const LANDSCAPE = { width: 1600, height: 1067, widths: LANDSCAPE_WIDTHS };

/** Shown only next to text that says the same. */
const decorative = (file: string) => ({ file, alt: '', ...LANDSCAPE });

export const ARTWORK = {
  hero: {
    file: 'hero',
    alt: 'A graphite heavy-haul tractor pulls a large cream pressure vessel on a 13-line hydraulic platform trailer along a desert highway, with a pilot car in front and another behind.',
    width: 2000,
    height: 1125,
    widths: [960, 1440],
  },
  heroPortrait: {
    file: 'hero-portrait',
    alt: 'A graphite tractor with an OVERSIZE LOAD banner hauls a large cream pressure vessel toward the viewer on a desert road, mesas behind.',
    width: 900,
    height: 1200,
    widths: [],
  },
  gallery01: decorative('gallery-01'),
  gallery02: decorative('gallery-02'),
  gallery03: decorative('gallery-03'),
  gallery04: {
    file: 'gallery-04',
    alt: 'A graphite tractor with jeep and lowboy carries an amber bulldozer along a plowed mountain road past snowy conifers, with rocky peaks in the last light behind.',
    ...LANDSCAPE,
  },
  gallery05: decorative('gallery-05'),
  gallery06: decorative('gallery-06'),
  gallery07: decorative('gallery-07'),
  gallery08: decorative('gallery-08'),
  gallery09: decorative('gallery-09'),
  gallery10: decorative('gallery-10'),
  gallery11: decorative('gallery-11'),
  gallery12: {
    file: 'gallery-12',
    alt: 'A graphite tractor pulls a three-axle lowboy with an amber crawler excavator past gravel stockpiles and quarry benches.',
    ...LANDSCAPE,
  },
  serviceHeavyHaul: {
    file: 'service-heavy-haul',
    alt: 'A four-axle graphite tractor with an OVERSIZE LOAD banner pulls a gray power transformer on a hydraulic platform along a plains highway at golden hour.',
    ...LANDSCAPE,
  },
  serviceSpecializedTransport: {
    file: 'service-specialized-transport',
    alt: 'A cream vessel is held between the arms of a Schnabel trailer in a floodlit refinery at blue hour.',
    ...LANDSCAPE,
  },
  serviceProjectManagement: {
    file: 'service-project-management',
    alt: 'A trucking yard in warm morning light with a row of tractors, loaded trailers and two pilot cars ready to leave.',
    ...LANDSCAPE,
  },
  careers: {
    file: 'careers',
    alt: 'Six graphite tractors stand in line on a wet yard at blue hour, in front of a shop with lit bays, seen from the ground.',
    ...LANDSCAPE,
  },
  about: {
    file: 'about',
    alt: 'Graphite tractors stand in line before a maintenance shop with lit bays at blue hour, their lights reflected in wet asphalt; a tractor with an excavator on a lowboy waits at the left.',
    ...LANDSCAPE,
  },
} as const satisfies Record<string, Artwork>;
