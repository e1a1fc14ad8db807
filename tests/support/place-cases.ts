/** A typed place, its folded town, its state (`MX` for Mexico) and its time zone. */
type PlaceCase = readonly [text: string, town: string, region: string | null, zone: string | null];

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';
const ALBERTA = 'America/Regina';
const BC = 'America/Dawson_Creek';
const ATLANTIC = 'America/Halifax';
const NEWFOUNDLAND = 'America/St_Johns';

/** What people type, and how the site and the database have to read it. */
export const PLACE_CASES: readonly PlaceCase[] = [
  // Codes and names, with and without a comma, postal code and country
  ['Dayton, OH', 'dayton', 'OH', EASTERN],
  ['Dayton, OH 45402-1234', 'dayton', 'OH', EASTERN],
  ['Dayton, OH 45402, USA', 'dayton', 'OH', EASTERN],
  ['Dayton OH US 45402', 'dayton', 'OH', EASTERN],
  ['2200 Main St, Dayton, oh', 'dayton', 'OH', EASTERN],
  ['Gary IN 46402', 'gary', 'IN', CENTRAL],
  ['Gary, Indiana 46402', 'gary', 'IN', CENTRAL],
  ['gary indiana', 'gary', 'IN', CENTRAL],
  ['Gary (IN)', 'gary', 'IN', CENTRAL],
  ['Washington, D.C.', 'washington', 'DC', EASTERN],
  ['Washington D. C. 20001', 'washington', 'DC', EASTERN],
  ['Wash. DC', '', 'DC', EASTERN],
  ['St. Louis, Mo.', 'st louis', 'MO', CENTRAL],
  ['Saint Louis MO 63101', 'st louis', 'MO', CENTRAL],
  ['Fargo, N. Dak.', 'fargo', 'ND', CENTRAL],
  ['Raleigh, N.C., U.S.A.', 'raleigh', 'NC', EASTERN],
  ['Wheeling West Virginia', 'wheeling', 'WV', EASTERN],
  ['Las Cruces, New Mexico', 'las cruces', 'NM', MOUNTAIN],
  ['Las Cruces, N. Mex.', 'las cruces', 'NM', MOUNTAIN],
  ['Ontario, CA', 'ontario', 'CA', PACIFIC],
  ['Mexico, MO', 'mexico', 'MO', CENTRAL],
  ['Saltillo, MS', 'saltillo', 'MS', CENTRAL],
  ['Denver, CO', 'denver', 'CO', MOUNTAIN],
  ['Ohio', '', 'OH', EASTERN],
  ['New York', '', 'NY', EASTERN],
  ['Lima new york', 'lima', 'NY', EASTERN],
  ['Miami, Floride', 'miami', 'FL', EASTERN],
  // Canada, in English and French
  ['Montréal, Québec', 'montreal', 'QC', EASTERN],
  ['Montréal (Québec) H2Y 1C6', 'montreal', 'QC', EASTERN],
  ['Saint-Jérôme QC J7Y 4Y9', 'st jerome', 'QC', EASTERN],
  ['Sept-Îles, P.Q.', 'sept iles', 'QC', EASTERN],
  ['Halifax, Nouvelle-Écosse', 'halifax', 'NS', ATLANTIC],
  ['Halifax, N.-É.', 'halifax', 'NS', ATLANTIC],
  ['Charlottetown, Î.-P.-É.', 'charlottetown', 'PE', ATLANTIC],
  ['Charlottetown PEI', 'charlottetown', 'PE', ATLANTIC],
  ['Vancouver, Colombie-Britannique', 'vancouver', 'BC', BC],
  ['Toronto, Ontario, Canada', 'toronto', 'ON', EASTERN],
  ['Toronto, ON, CA', 'toronto', 'ON', EASTERN],
  ['Toronto, ON M5V 2T6, CA', 'toronto', 'ON', EASTERN],
  ['Calgary AB T2P1J9 CA', 'calgary', 'AB', ALBERTA],
  ['Montréal, Québec, CA', 'montreal', 'QC', EASTERN],
  ['Vancouver, British Columbia, CA', 'vancouver', 'BC', BC],
  ['Toronto ON M5V2T6', 'toronto', 'ON', EASTERN],
  ["St. John's, Newfoundland", 'st johns', 'NL', NEWFOUNDLAND],
  ['St. John’s, NL A1C 5M2', 'st johns', 'NL', NEWFOUNDLAND],
  ['Yellowknife, T.N.-O.', 'yellowknife', 'NT', ALBERTA],
  // Mexico, also where its states share a code with a province
  ['Monterrey, NL', 'monterrey', 'MX', null],
  ['Monterrey, N.L. 64000', 'monterrey', 'MX', null],
  ['Monterrey, Nuevo León', 'monterrey', 'MX', null],
  ['Monterrey', 'monterrey', 'MX', null],
  ['64000 Monterrey, NL, México', '64000 monterrey', 'MX', null],
  ['Tijuana, BC', 'tijuana', 'MX', null],
  ['Tijuana, B.C., Mexico', 'tijuana', 'MX', null],
  ['Otay, BC 22457', 'otay', 'MX', null],
  ['Ciudad Juárez, Chih.', 'ciudad juarez', 'MX', null],
  ['Nuevo Laredo, Tamps', 'nuevo laredo', 'MX', null],
  ['Nuevo Laredo', 'nuevo laredo', 'MX', null],
  ['Reynosa, MX', 'reynosa', 'MX', null],
  ['Saltillo, Coah.', 'saltillo', 'MX', null],
  ['Saltillo, CO', 'saltillo', 'MX', null],
  ['Hermosillo Sonora', 'hermosillo', 'MX', null],
  ['Mexico City', 'mexico city', 'MX', null],
  ['Mexico', '', 'MX', null],
  ['Monterrey, NL, Canada', 'monterrey', 'NL', NEWFOUNDLAND],
  // Not clear
  ['Port Washington', 'port washington', null, null],
  ['Port Washington, WI', 'port washington', 'WI', CENTRAL],
  ['please call me', 'please call me', null, null],
  ['Lima', 'lima', null, null],
  ['Springfield', 'springfield', null, null],
  ['Sonora', 'sonora', null, null],
  ['Dayton, ZZ', 'zz', null, null],
  ['Dayton, OH, gate 4', 'gate 4', null, null],
  ['45402', '', null, null],
  ['Canada', '', null, null],
  ['', '', null, null],
  // Towns outside their state's zone
  ['El Paso, TX 79901', 'el paso', 'TX', MOUNTAIN],
  ['Laredo, TX', 'laredo', 'TX', CENTRAL],
  ['Knoxville, TN, USA', 'knoxville', 'TN', EASTERN],
  ['Cleveland, Tennessee', 'cleveland', 'TN', EASTERN],
  ['Nashville TN', 'nashville', 'TN', CENTRAL],
  ['Crestview, FL', 'crestview', 'FL', CENTRAL],
  ['Vincennes, IN', 'vincennes', 'IN', EASTERN],
  ['Mount Vernon, IN', 'mt vernon', 'IN', CENTRAL],
  ['Coeur d’Alene, id', 'coeur dalene', 'ID', PACIFIC],
  ['Kayenta, AZ', 'kayenta', 'AZ', MOUNTAIN],
  ['Phoenix, AZ', 'phoenix', 'AZ', 'America/Phoenix'],
  ['West Wendover NV', 'west wendover', 'NV', MOUNTAIN],
  ['Rapid City, S.D.', 'rapid city', 'SD', MOUNTAIN],
  ['Anchorage, Alaska', 'anchorage', 'AK', 'America/Anchorage'],
  ['Honolulu, HI', 'honolulu', 'HI', 'Pacific/Honolulu'],
  ['Fort St. John, BC', 'ft st john', 'BC', BC],
  ['Dawson Creek, BC', 'dawson creek', 'BC', BC],
  ['Creston, B.C.', 'creston', 'BC', BC],
  ['Fort Nelson BC', 'ft nelson', 'BC', BC],
  ['Cranbrook, BC', 'cranbrook', 'BC', ALBERTA],
  ['Edmonton, AB', 'edmonton', 'AB', ALBERTA],
  ['Lloydminster, Alta.', 'lloydminster', 'AB', ALBERTA],
  ['Lloydminster, Sask.', 'lloydminster', 'SK', ALBERTA],
  ['Whitehorse, Yukon', 'whitehorse', 'YT', BC],
  ['Winnipeg, Man.', 'winnipeg', 'MB', 'America/Atikokan'],
  ['Kenora, ON', 'kenora', 'ON', CENTRAL],
  ['Atikokan, ON', 'atikokan', 'ON', 'America/Atikokan'],
  ['Blanc-Sablon, QC', 'blanc sablon', 'QC', 'America/Blanc-Sablon'],
  ['Les Îles-de-la-Madeleine, QC', 'les iles de la madeleine', 'QC', ATLANTIC],
  ['Happy Valley-Goose Bay, Labrador', 'happy valley goose bay', 'NL', ATLANTIC],
];

/**
 * Hours from UTC on two winter days and a summer day. British Columbia, Alberta, the Northwest Territories and
 * Manitoba didn't set their clocks back on November 1, 2026.
 */
export const OFFSET_CASES: readonly (readonly [place: string, offsets: readonly number[]])[] = [
  ['Vancouver, BC', [-7, -7, -7]],
  ['Fort St. John, BC', [-7, -7, -7]],
  ['Creston, BC', [-7, -7, -7]],
  ['Whitehorse, YT', [-7, -7, -7]],
  ['Cranbrook, BC', [-6, -6, -6]],
  ['Calgary, AB', [-6, -6, -6]],
  ['Yellowknife, NT', [-6, -6, -6]],
  ['Lloydminster, SK', [-6, -6, -6]],
  ['Winnipeg, MB', [-5, -5, -5]],
  ['Blanc-Sablon, QC', [-4, -4, -4]],
  ['Seattle, WA', [-8, -8, -7]],
  ['Phoenix, AZ', [-7, -7, -7]],
  ['Great Falls, MT', [-7, -7, -6]],
  ['Minneapolis, MN', [-6, -6, -5]],
  ['Kenora, ON', [-6, -6, -5]],
  ['Dayton, OH', [-5, -5, -4]],
  ['Moncton, NB', [-4, -4, -3]],
  ['Anchorage, AK', [-9, -9, -8]],
];

/** The days of `OFFSET_CASES`. */
export const OFFSET_DAYS: readonly string[] = [
  '2026-11-28T12:00:00Z',
  '2027-02-01T12:00:00Z',
  '2027-07-01T12:00:00Z',
];
