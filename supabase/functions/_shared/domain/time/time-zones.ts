/**
 * Time zones of the US and Canada, from east to west (`public.load_time_zone`). Where a province stopped
 * changing its clocks in 2026, devices and databases that weren't updated still change them. Its zone here is
 * one that never changed in recent years, so every device has the right time (docs/decisions/0044).
 */
export const LOAD_TIME_ZONES = [
  'America/St_Johns',
  'America/Halifax',
  'America/Blanc-Sablon',
  'America/New_York',
  'America/Atikokan',
  'America/Chicago',
  'America/Regina',
  'America/Denver',
  'America/Dawson_Creek',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;
export type LoadTimeZone = (typeof LOAD_TIME_ZONES)[number];

/** Time zones as people call them. */
export const ZONE_NAMES: Readonly<Record<LoadTimeZone, string>> = {
  'America/St_Johns': 'Newfoundland time',
  'America/Halifax': 'Atlantic time',
  'America/Blanc-Sablon': 'Blanc-Sablon time',
  'America/New_York': 'Eastern time',
  'America/Atikokan': 'Manitoba time',
  'America/Chicago': 'Central time',
  'America/Regina': 'Alberta and Saskatchewan time',
  'America/Denver': 'Mountain time',
  'America/Dawson_Creek': 'British Columbia and Yukon time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
};

/**
 * The zone of most people in each state or province (49 CFR part 71 and provincial law). To move a state, move
 * its code here and run `npm run towns`.
 */
export const ZONE_STATES: Readonly<Partial<Record<LoadTimeZone, string>>> = {
  'America/St_Johns': 'NL',
  'America/Halifax': 'NB NS PE',
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV ON QC NU',
  // Manitoba announced on September 17, 2026 that it stays on UTC−5. If it changes clocks again, its zone is
  // America/Chicago.
  'America/Atikokan': 'MB',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Regina': 'AB NT SK',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Dawson_Creek': 'BC YT',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** Zones by postal code. */
export const STATE_ZONES: ReadonlyMap<string, LoadTimeZone> = new Map(
  LOAD_TIME_ZONES.flatMap((zone) =>
    (ZONE_STATES[zone]?.split(' ') ?? []).map((state) => [state, zone] as const),
  ),
);
