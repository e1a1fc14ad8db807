import { randomUUID } from 'node:crypto';
import {
  becomeCaller,
  type Claims,
  type Database,
  type Transaction,
} from '../database/database.ts';

/** A caller's rights in a private channel. */
export interface Permissions {
  broadcast: { read: boolean; write: boolean };
  presence: { read: boolean; write: boolean };
}

const EXTENSIONS = ['broadcast', 'presence'] as const;

/**
 * Evaluates the policies on realtime.messages as a hosted project does: inserts a row for each
 * extension, then tries to read it (SELECT policies) and to insert one (INSERT policies) as the
 * caller. Everything is rolled back.
 */
export async function readPermissions(
  database: Database,
  claims: Claims,
  topic: string,
): Promise<Permissions> {
  const permissions: Permissions = {
    broadcast: { read: false, write: false },
    presence: { read: false, write: false },
  };
  const undo = new Error('Only a test.');
  try {
    await database.transaction(async (transaction) => {
      const probes = await layProbes(transaction, topic);
      await becomeCaller(transaction, claims, { 'realtime.topic': topic });
      const seen = await attempt(transaction, () =>
        transaction.query<{ extension: string }>(
          'select extension from realtime.messages where id in ($1::text::uuid, $2::text::uuid)',
          probes,
        ),
      );
      for (const extension of EXTENSIONS) {
        permissions[extension].read = seen?.some((row) => row.extension === extension) === true;
        permissions[extension].write =
          (await attempt(transaction, () =>
            transaction.query(
              `insert into realtime.messages (topic, extension, payload, private)
               values ($1, $2, '{}', true)`,
              [topic, extension],
            ),
          )) !== undefined;
      }
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  return permissions;
}

async function layProbes({ query }: Transaction, topic: string): Promise<string[]> {
  const ids = EXTENSIONS.map(() => randomUUID());
  for (const [i, extension] of EXTENSIONS.entries()) {
    await query(
      `insert into realtime.messages (id, topic, extension, payload, private)
       values ($1::text::uuid, $2, $3, '{}', true)`,
      [ids[i], topic, extension],
    );
  }
  return ids;
}

/** Runs `work` under a savepoint; undefined when the database refuses it. */
async function attempt<T>({ exec }: Transaction, work: () => Promise<T>): Promise<T | undefined> {
  await exec('savepoint attempt');
  try {
    return await work();
  } catch {
    await exec('rollback to savepoint attempt');
    return undefined;
  }
}
