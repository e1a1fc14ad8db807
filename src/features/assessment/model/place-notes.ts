import { readPlace } from '@domain/places/place';
import { MEXICO } from '@domain/places/place-names';

/** An end of the route as it was typed. */
export interface RouteEnd {
  readonly name: 'origin' | 'destination';
  readonly typed: string;
  /** Its state or province; `MX` for Mexico, null if it isn't clear. */
  readonly region: string | null;
}

/** Labrador, by road from Quebec. Every other town of its province is on the island. */
const LABRADOR = new Set(
  (
    'cartwright|charlottetown|churchill falls|forteau|goose bay|happy valley goose bay|hopedale|' +
    'labrador|labrador city|lanse au clair|lanse au loup|makkovik|marys harbour|nain|natuashish|' +
    'north west river|port hope simpson|postville|red bay|rigolet|sheshatshiu|st lewis|wabush'
  ).split('|'),
);
const VANCOUVER_ISLAND = new Set(
  (
    'campbell river|chemainus|colwood|comox|courtenay|cumberland|duncan|esquimalt|ladysmith|' +
    'langford|nanaimo|nanoose bay|oak bay|parksville|port alberni|port hardy|port mcneill|' +
    'qualicum beach|saanich|saanichton|sidney|sooke|tofino|ucluelet|victoria'
  ).split('|'),
);

function note({ name, typed, region }: RouteEnd): string | null {
  if (typed.trim() === '') return null;
  if (region === MEXICO) {
    return `We don’t haul in Mexico, so the ${name} isn’t in this estimate. Enter the border crossing instead, for example Laredo, TX.`;
  }
  if (region === null) {
    return `We can’t tell the state of the ${name} “${typed.trim()}”, so it isn’t in this estimate.`;
  }
  const { town } = readPlace(typed);
  if (region === 'NL' && town !== '' && !LABRADOR.has(town)) {
    return 'A ferry from Nova Scotia goes to the island of Newfoundland. This estimate follows the road to Labrador.';
  }
  return region === 'BC' && VANCOUVER_ISLAND.has(town)
    ? 'A ferry goes to Vancouver Island. This estimate doesn’t include it.'
    : null;
}

/** Sentences about ends of the route that the estimate leaves out or that need a ferry. */
export const placeNotes = (ends: readonly RouteEnd[]): string[] => [
  ...new Set(ends.map(note).filter((text) => text !== null)),
];
