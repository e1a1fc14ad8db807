/** Short form of a quote's id to read out on the phone, e.g. `3F2A-9C1B`. */
export function quoteReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}
