// Written by `npm run towns`, from GeoNames (https://www.geonames.org), CC BY 4.0, and corrections.

/** Names of towns that end like a state: `port washington`. */
export const TOWNS_ENDING_IN_A_STATE: readonly string[] = [
  'east sonora',
  'east washington',
  'fort saskatchewan',
  'fort washington',
  'fort yukon',
  'la puebla',
  'lake wisconsin',
  'mount penn',
  'mount washington',
  'new california',
  'new century ks',
  'new maryland',
  'new washington',
  'old washington',
  'port washington',
  'terra alta',
  'venise en quebec',
  'west new york',
  'west wyoming',
];
