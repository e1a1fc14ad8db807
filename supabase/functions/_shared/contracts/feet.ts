/** Feet and inches as on permits: 11.5 becomes 11′-6″. The site's drawings use the same format. */
export function formatFeet(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${String(Math.floor(inches / 12))}\u2032-${String(inches % 12)}\u2033`;
}
