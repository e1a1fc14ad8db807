import { insertLoad } from './loads.ts';
import { answerTo } from './offers.ts';
import type { Project } from './project.ts';
import { inHours } from './slots.ts';

interface Numbers {
  [number: string]: unknown;
  win_rate: number | null;
}

/** Deletes the demo loads, offers and units, so the board has only what a test creates. */
export async function clearBoard(project: Project): Promise<void> {
  await project.sql(`update public.loads set status = 'delivered' where status = 'in_transit'`);
  await project.sql('delete from public.assignments');
  await project.sql('delete from public.charges');
  await project.sql('delete from public.loads');
  await project.sql('delete from public.units');
  await project.sql('alter table public.offers disable trigger offers_keep_accepted');
  await project.sql('delete from public.offers');
  await project.sql('alter table public.offers enable trigger offers_keep_accepted');
}

/** Inserts a legal load with confirmed legs, without units and a driver. */
export async function boardLoad(
  project: Project,
  hours: number,
  parts: Record<string, unknown> = {},
): Promise<string> {
  const id = await insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    status: 'planned',
    pickup_at: inHours(hours),
    delivery_at: inHours(hours + 10),
    ...parts,
  });
  await project.sql('update public.load_legs set is_confirmed = true where load_id = $1', [id]);
  return id;
}

/** Helpers for tests of the board's numbers. */
export function boardReader(project: Project) {
  const admin = () => project.as('admin');
  const read = async () => (await answerTo<Numbers>(admin().rpc('board_numbers').single())).data;
  return {
    read,
    valueOf: async (name: string) => (await read())[name] as number,
    listed: async (list: string) =>
      (
        await answerTo<{ id: string }[]>(admin().rpc('board_loads', { _list: list }).select('id'))
      ).data.map(({ id }) => id),
    /** The new values of the numbers that change. */
    changes: async (make: () => Promise<unknown>): Promise<Record<string, unknown>> => {
      const before = await read();
      await make();
      const after = await read();
      const asText = (value: unknown) => JSON.stringify(value);
      return Object.fromEntries(
        Object.entries(after).filter(([name, value]) => asText(value) !== asText(before[name])),
      );
    },
  };
}
