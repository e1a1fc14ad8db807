import { describe, expect, it } from 'vitest';
import { consoleReads } from '../../tools/explain/console-reads.ts';
import { useProject } from './support/project.ts';

const project = useProject();

// `npm run explain` measures them, but isn't part of `npm test`.
describe('What npm run explain measures', () => {
  it('can be planned on the current schema', async () => {
    const reads = consoleReads();
    expect(reads.length).toBeGreaterThan(50);
    for (const { list, what, sql } of reads) {
      const failure = await project.sql(`explain ${sql}`).then(
        () => null,
        (error: unknown) => String(error),
      );
      expect([list, what, failure]).toEqual([list, what, null]);
    }
  });

  it('plans a search for one word in one step, and for several words in two', async () => {
    const limits = async (text: string) => {
      const [row] = await project.sql<{ query: string }>(
        'select private.admin_search_query($1, 5) as query',
        [text],
      );
      return row?.query.match(/limit 500\b/gu)?.length ?? 0;
    };
    expect(await limits(' kate luther ')).toBe(6);
    expect(await limits(' kate ')).toBe(0);
  });
});
