/** Feet as a permit office writes them: 11.5 is 11′-6″. The site's drawings write them alike. */
export function formatFeet(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${String(Math.floor(inches / 12))}\u2032-${String(inches % 12)}\u2033`;
}
