import { STATES } from './states.ts';

/**
 * Spellings of states, provinces and places in Mexico. `npm run towns` writes the same names into the
 * database (`private.place_names`), so that it reads a place as the site does.
 */

/** `readPlace`'s code for Mexico. No state or province has this code. */
export const MEXICO = 'MX';

/** Other names in lowercase, without accents and periods: abbreviations, French and Spanish. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AL: 'ala',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'calif|cal|californie',
  CO: 'colo',
  CT: 'conn',
  DE: 'del',
  DC: 'd c|wash dc',
  FL: 'fla|floride',
  GA: 'georgie',
  IL: 'ill',
  IN: 'ind',
  KS: 'kans|kan',
  LA: 'louisiane',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss',
  MT: 'mont',
  NE: 'nebr|neb',
  NV: 'nev',
  NH: 'n h',
  NJ: 'n j',
  NM: 'n m|n mex|nouveau mexique',
  NY: 'n y|etat de new york',
  NC: 'n c|n carolina|caroline du nord',
  ND: 'n d|n dak|n dakota|dakota du nord',
  OK: 'okla',
  OR: 'ore|oreg',
  PA: 'penn|penna|pennsylvanie',
  RI: 'r i',
  SC: 's c|s carolina|caroline du sud',
  SD: 's d|s dak|s dakota|dakota du sud',
  TN: 'tenn',
  TX: 'tex',
  VA: 'virginie',
  WA: 'wash|washington state',
  WV: 'w v|w va|virginie occidentale',
  WI: 'wis|wisc',
  WY: 'wyo',
  AB: 'alta|alb',
  BC: 'b c|cb|c b|colombie britannique',
  MB: 'man',
  NB: 'n b|nouveau brunswick',
  NL: 'n l|nf|nfld|newfoundland|labrador|tnl|t n l|tn l|terre neuve|terre neuve et labrador',
  NS: 'n s|n e|nouvelle ecosse',
  NT: 'nwt|n w t|tno|t n o|tn o|territoires du nord ouest',
  ON: 'ont',
  PE: 'pei|p e i|ipe|i p e|ile du prince edouard',
  QC: 'que|pq|p q',
  SK: 'sask',
  YT: 'yk|yukon territory',
};

/** States of Mexico, and abbreviations that mean nothing else. */
const MEXICAN_STATES =
  'aguascalientes|ags|baja california|baja california norte|baja california sur|bcs|bcn|b c n|campeche|' +
  'chiapas|chis|chihuahua|chih|coahuila|coahuila de zaragoza|coah|colima|durango|dgo|guanajuato|gto|' +
  'guerrero|gro|hidalgo|hgo|jalisco|jal|michoacan|morelos|nayarit|nuevo leon|oaxaca|oax|puebla|pue|' +
  'queretaro|qro|quintana roo|q roo|san luis potosi|slp|s l p|sinaloa|sonora|son|tabasco|tamaulipas|' +
  'tamps|tlaxcala|tlax|veracruz|yucatan|yuc|zacatecas|zac|estado de mexico|edomex|ciudad de mexico|cdmx|df|' +
  'mexico city|mexico df|d f';

/** Cities in Mexico that no town in the US or Canada is named after: they need no state. */
export const MEXICAN_CITIES: readonly string[] = (
  'aguascalientes|altamira|apodaca|cancun|celaya|chihuahua|ciudad acuna|ciudad de mexico|ciudad juarez|' +
  'cd juarez|cd acuna|ciudad victoria|cdmx|cuernavaca|culiacan|guadalajara|guaymas|hermosillo|irapuato|juarez|' +
  'lazaro cardenas|manzanillo|matamoros|mazatlan|merida|mexicali|mexico city|monclova|monterrey|' +
  'morelia|nuevo laredo|ojinaga|piedras negras|puebla|queretaro|ramos arizpe|reynosa|rosarito|' +
  'salina cruz|san luis potosi|san luis rio colorado|tapachula|tecate|tijuana|torreon|' +
  'tuxtla gutierrez|veracruz|villahermosa|zacatecas'
).split('|');

/** Codes of a state or province that are also used for a Mexican state, and that state's cities. */
export const SHARED_CODES: Readonly<Record<string, readonly string[]>> = {
  BC: 'ensenada|mexicali|playas de rosarito|rosarito|san felipe|san quintin|tecate|tijuana'.split(
    '|',
  ),
  CO: (
    'acuna|ciudad acuna|cd acuna|frontera|monclova|nava|piedras negras|ramos arizpe|sabinas|saltillo|' +
    'san pedro de las colonias|torreon'
  ).split('|'),
  MI: 'lazaro cardenas|morelia|uruapan|zamora'.split('|'),
  MO: 'cuautla|cuernavaca|jiutepec|temixco'.split('|'),
  NL: (
    'apodaca|cadereyta|cienega de flores|colombia|escobedo|garcia|general escobedo|guadalupe|juarez|' +
    'linares|montemorelos|monterrey|pesqueria|sabinas hidalgo|salinas victoria|san nicolas|' +
    'san nicolas de los garza|san pedro|san pedro garza garcia|santa catarina'
  ).split('|'),
};

const plain = (name: string) => name.toLowerCase();

/** Codes by everything a state or province is called, in lowercase; `MX` for the states of Mexico. */
export const PLACE_NAMES: ReadonlyMap<string, string> = new Map([
  ...MEXICAN_STATES.split('|').map((name) => [name, MEXICO] as const),
  ...STATES.flatMap(([code, name]) =>
    [plain(code), plain(name), ...(OTHER_NAMES[code]?.split('|') ?? [])].map(
      (own) => [own, code] as const,
    ),
  ),
]);

/** Code of a state or province by its name, code or abbreviation; null if there is none. */
export function stateCode(text: string): string | null {
  const code = PLACE_NAMES.get(plain(text.trim()));
  return code === undefined || code === MEXICO ? null : code;
}
