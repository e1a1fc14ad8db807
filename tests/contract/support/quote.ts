import { randomUUID } from 'node:crypto';

/** A quote as the public form sends it. */
export function aQuote(
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { id: string } {
  return {
    id: randomUUID(),
    customer_name: 'Contract Test',
    email: 'contract@example.com',
    phone: '937-555-0100',
    origin: 'Dayton, OH',
    destination: 'Windsor, ON',
    equipment: 'Excavator',
    length: 36.5,
    width: 11,
    height: 0,
    ...changes,
  };
}
