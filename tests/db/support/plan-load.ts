import { randomUUID } from 'node:crypto';
import { PEOPLE, type Project } from './project.ts';

/** Inserts a load from Lima to Gary with an escort offer or a driver. */
export async function planLoad(
  project: Project,
  parts: { status?: string; driver?: string; pilot?: string; escort?: string },
): Promise<string> {
  const id = randomUUID();
  const { status = 'assigned', driver = PEOPLE.driver, pilot, escort = 'accepted' } = parts;
  await project.sql(
    `insert into public.loads (id, title, origin, destination, driver_id, status)
     values ($1, 'Press bed', 'Lima, OH', 'Gary, IN', $2, $3::text::public.load_status)`,
    [id, driver, status],
  );
  if (pilot !== undefined) {
    await project.sql(
      `insert into public.load_escorts (load_id, pilot_id, position, status)
       values ($1, $2, 'high_pole', $3::text::public.escort_status)`,
      [id, pilot, escort],
    );
  }
  return id;
}
