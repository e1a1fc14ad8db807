import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Project } from './project.ts';

/** A quote like the public form sends it. */
export function newQuote(
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

/** Quotes of a test file, deleted after its tests. */
export function useQuotes(project: Project) {
  const ids: string[] = [];
  afterAll(async () => {
    await project.service().from('quotes').delete().in('id', ids);
  });

  return {
    /** A quote the test inserts. */
    prepare(changes?: Record<string, unknown>) {
      const quote = newQuote(changes);
      ids.push(quote.id);
      return quote;
    },
    /** Stores a quote with the secret key, which has no rate limit. */
    async store(changes?: Record<string, unknown>) {
      const quote = this.prepare(changes);
      const { error } = await project.service().from('quotes').insert(quote);
      if (error) throw error;
      return quote;
    },
  };
}
