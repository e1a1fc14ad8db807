/** Up to this length the load rides in the well; above it, the trailer carries itself. Feet. */
const LONGEST_WELL_FT = 60;
/** From this length on the trailer can be stretched further. Feet. */
const OPEN_ENDED_FT = 100;

/** What a configuration can take, from the length of its well in feet (specification 1, section 9). */
export function capacityText(lengthFt: number | null): string {
  if (lengthFt === null || lengthFt === 0) return 'steerable axles configuration';
  const length = String(lengthFt);
  if (lengthFt <= LONGEST_WELL_FT) {
    return `able to get up to ${length}' in the well with steerable axles`;
  }
  return `self supporting ${length}${lengthFt >= OPEN_ENDED_FT ? '+' : ''}' with steerable axles`;
}
