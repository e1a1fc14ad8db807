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

/** The smaller widths of a 1600-pixel landscape render. */
const LANDSCAPE_WIDTHS = [640, 960, 1280];

const LANDSCAPE = { width: 1600, height: 1067, widths: LANDSCAPE_WIDTHS };
const STUDIO = { width: 1600, height: 900, widths: LANDSCAPE_WIDTHS };

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
    widths: [480, 720],
  },
  gallery01: {
    file: 'gallery-01',
    alt: 'A graphite tractor with a jeep and lowboy carries a very wide amber mining-truck body along a two-lane desert road at sunset.',
    ...LANDSCAPE,
  },
  gallery02: {
    file: 'gallery-02',
    alt: 'A white wind-turbine blade overhangs the back of an extendable trailer on a prairie road with wind turbines behind.',
    ...LANDSCAPE,
  },
  gallery03: {
    file: 'gallery-03',
    alt: 'A cream containerized generator set rides a hydraulic platform trailer across a wet container terminal at blue hour, with ship-to-shore cranes lit behind.',
    ...LANDSCAPE,
  },
  gallery04: {
    file: 'gallery-04',
    alt: 'A graphite tractor with jeep and lowboy carries an amber bulldozer along a cleared mountain road between snowfields and pine trees.',
    ...LANDSCAPE,
  },
  gallery05: {
    file: 'gallery-05',
    alt: 'A gray power transformer hangs between the arms of a Schnabel trailer on a road beside an electrical substation.',
    ...LANDSCAPE,
  },
  gallery06: {
    file: 'gallery-06',
    alt: 'A dual-lane perimeter trailer carries a gray transformer across a steel deck-arch bridge above a river valley in low morning light.',
    ...LANDSCAPE,
  },
  gallery07: {
    file: 'gallery-07',
    alt: 'Two graphite tractors, one pulling and one pushing, move a long rust-red process column on a platform trailer beside a refinery pipe rack.',
    ...LANDSCAPE,
  },
  gallery08: {
    file: 'gallery-08',
    alt: 'A white wind-tower section strapped to an extended lowboy passes trees, a silo and a red barn on a country road.',
    ...LANDSCAPE,
  },
  gallery09: {
    file: 'gallery-09',
    alt: 'A pair of weathering-steel bridge girders spans between a jeep and a rear dolly behind a graphite tractor on a highway at dusk.',
    ...LANDSCAPE,
  },
  gallery10: {
    file: 'gallery-10',
    alt: 'A white motor yacht with an amber stripe sits on a double-drop trailer behind a graphite tractor on a coastal road at golden hour.',
    ...LANDSCAPE,
  },
  gallery11: {
    file: 'gallery-11',
    alt: 'A day-cab tractor pulls a lowboy carrying a tarped, strapped-down tracked vehicle past trees in morning mist.',
    ...LANDSCAPE,
  },
  gallery12: {
    file: 'gallery-12',
    alt: 'A graphite tractor pulls a three-axle lowboy with an amber crawler excavator past gravel stockpiles and quarry benches.',
    ...LANDSCAPE,
  },
  fleet01: {
    file: 'fleet-01',
    alt: 'Side three-quarter view of a tractor and 3-axle lowboy carrying an amber crawler excavator, on a light gray studio floor.',
    ...STUDIO,
  },
  fleet02: {
    file: 'fleet-02',
    alt: 'Side three-quarter view of a tractor and extended step-deck trailer with a white vessel and a timber crate, on a light gray studio floor.',
    ...STUDIO,
  },
  fleet03: {
    file: 'fleet-03',
    alt: 'Side three-quarter view of a tractor, two-axle jeep and two-axle lowboy carrying an amber bulldozer, on a light gray studio floor.',
    ...STUDIO,
  },
  fleet04: {
    file: 'fleet-04',
    alt: 'Side three-quarter view of a nine-axle combination with jeep and booster carrying a cream generator enclosure, on a light gray studio floor.',
    ...STUDIO,
  },
  fleet05: {
    file: 'fleet-05',
    alt: 'Side three-quarter view of an eleven-axle extended double-drop trailer carrying a primer-red pressure vessel, on a light gray studio floor.',
    ...STUDIO,
  },
  fleet06: {
    file: 'fleet-06',
    alt: 'Side three-quarter view of a wide dual-lane perimeter trailer carrying a gray power transformer, on a light gray studio floor.',
    ...STUDIO,
  },
  fleet07: {
    file: 'fleet-07',
    alt: 'Side three-quarter view of a four-axle tractor and twelve-line hydraulic platform carrying a gray power transformer, on a light gray studio floor.',
    ...STUDIO,
  },
  fleet08: {
    file: 'fleet-08',
    alt: 'Side three-quarter view of a Schnabel trailer with a gray power transformer held between two arms over sixteen axle lines, on a light gray studio floor.',
    ...STUDIO,
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
    alt: "A graphite tractor and empty lowboy, seen from the driver's side, wait in a wet, empty yard under a dawn sky.",
    ...LANDSCAPE,
  },
  about: {
    file: 'about',
    alt: 'A heavy-haul combination and a pilot car stand in front of a long warehouse with a water tower behind, in daylight.',
    ...LANDSCAPE,
  },
} as const satisfies Record<string, Artwork>;
