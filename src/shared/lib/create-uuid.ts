/** Fixed bits of a version 4, variant 1 UUID (RFC 9562); the other digits are random. */
const PATTERN = '10000000-1000-4000-8000-100000000000';

/**
 * A random UUID. `crypto.randomUUID` exists only on https and localhost; this also works on a phone
 * that opens the dev server by its IP address.
 */
export function createUuid(): string {
  return PATTERN.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
