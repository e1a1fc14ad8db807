import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';

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

/**
 * Lays a quote in the table with the secret key, past the brakes on the public form.
 *
 * @throws the answer's error when it is refused.
 */
export async function layQuote(service: SupabaseClient, changes: Record<string, unknown> = {}) {
  const quote = aQuote(changes);
  const { error } = await service.from('quotes').insert(quote);
  if (error) throw error;
  return quote;
}
