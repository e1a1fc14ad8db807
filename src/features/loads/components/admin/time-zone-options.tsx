import { LOAD_TIME_ZONES, ZONE_NAMES } from '@domain/time/time-zones';

/** The options of a time zone select. Nothing is chosen while the place doesn't say its zone. */
export function TimeZoneOptions() {
  return (
    <>
      <option value="">Choose a time zone</option>
      {LOAD_TIME_ZONES.map((zone) => (
        <option key={zone} value={zone}>
          {ZONE_NAMES[zone]}
        </option>
      ))}
    </>
  );
}
