import { randomUUID } from 'node:crypto';
import { coverPilot } from './pilot-papers.ts';
import { PEOPLE, type Person, type Project } from './project.ts';
import { addUnits } from './units.ts';

/** Cancels a load without fees, as an admin. Returns the error, `null` if it worked. */
export async function cancelLoad(project: Project, id: string) {
  const [load] = await project.sql<{ status: string }>(
    'select status from public.loads where id = $1',
    [id],
  );
  const { error } = await project.as('admin').rpc('cancel_load', {
    _load_id: id,
    _from: load?.status,
    _request_id: randomUUID(),
    _reason: 'Customer sold the press.',
  });
  return error;
}

/** Inserts a load with any columns. */
export async function insertLoad(
  project: Project,
  parts: Record<string, unknown>,
): Promise<string> {
  const row = { id: randomUUID(), ...parts };
  const columns = Object.keys(row).join(', ');
  await project.sql(
    `insert into public.loads (${columns})
     select ${columns} from jsonb_populate_record(null::public.loads, $1::text::jsonb)`,
    [JSON.stringify(row)],
  );
  return row.id;
}

/** Saves a load as the load form does, with its first and last stop. Returns the error, `null` if it worked. */
export async function saveLoad(
  project: Project,
  id: string,
  columns: object,
  caller: Person | 'service' = 'admin',
) {
  const [load] = await project.sql<{ version: string }>(
    'select updated_at::text as version from public.loads where id = $1',
    [id],
  );
  const { error } = await project.as(caller).rpc('save_load', {
    _load_id: id,
    _seen: load?.version,
    _load: columns,
  });
  return error;
}

/**
 * Sets the times of a load's pickup and delivery to SQL expressions, such as `now()`. Its other stops keep their
 * times.
 */
export const setTimes = (
  project: Pick<Project, 'sql'>,
  load: string,
  { pickup = 'window_from', delivery = 'window_from' }: { pickup?: string; delivery?: string },
) =>
  project.sql(
    `update public.load_stops set window_from = case kind
       when 'pickup' then ${pickup} when 'delivery' then ${delivery} else window_from end
     where load_id = $1`,
    [load],
  );

/**
 * Inserts a load with units, a driver and an escort offer; `escort: null` for none. Delivers what the driver has
 * in transit, so that the new load can start.
 */
export async function planLoad(
  project: Project,
  parts: { status?: string; escort?: string | null; driver?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  const { status = 'assigned', escort = 'offered', driver = PEOPLE.driver } = parts;
  await project.sql(
    `update public.loads set status = 'delivered' where driver_id = $1 and status = 'in_transit'`,
    [driver],
  );
  await project.sql(
    `insert into public.loads (id, title, origin, destination, driver_id, status)
     values ($1, 'Press bed', 'Dayton, OH', 'Laredo, TX', $2, $3::text::public.load_status)`,
    [id, driver, status],
  );
  await addUnits(project);
  if (escort !== null) {
    await coverPilot(project, PEOPLE.pilot);
    await project.sql(
      `insert into public.load_escorts (load_id, pilot_id, position, status)
       values ($1, $2, 'lead', $3::text::public.escort_status)`,
      [id, PEOPLE.pilot, escort],
    );
  }
  return id;
}

/** Records all that a load in transit needs before it can be delivered, except the POD. */
export const arrive = async (project: Pick<Project, 'sql'>, load: string) => {
  await project.sql(
    `update public.load_legs set entered_at = coalesce(entered_at, now()) where load_id = $1`,
    [load],
  );
  await project.sql(
    `update public.load_stops set arrived_at = coalesce(arrived_at, now())
     where load_id = $1 and kind = 'delivery'`,
    [load],
  );
};

/** Delivers a load in transit, with a reason for the missing POD. Returns the error, `null` if it worked. */
export async function deliver(project: Project, load: string, caller: Person = 'admin') {
  await arrive(project, load);
  const { error } = await project
    .as(caller)
    .rpc('deliver_load', { _load_id: load, _no_pod_reason: 'The receiver emails it.' });
  return error;
}

/** A pilot car's answer to their escort of a load, on the terms of now; the error, or null. */
export async function answerEscort(
  project: Project,
  load: string,
  to: string,
  caller: Person = 'pilot',
): Promise<{ code: string; message: string } | null> {
  const [escort] = await project.sql<{ id: string; status: string; seen: string }>(
    `select id, status::text, terms_changed_at::text as seen from public.load_escorts
     where load_id = $1 and pilot_id = $2`,
    [load, PEOPLE[caller]],
  );
  const { error } = await project.as(caller).rpc('answer_escort', {
    _escort_id: escort?.id,
    _from: escort?.status,
    _to: to,
    _seen: escort?.seen,
  });
  return error;
}

/** Ends the jobs of the demo pilot car, so that they can accept any other. */
export const freePilot = (project: Project) =>
  project.sql(
    `update public.load_escorts set status = 'completed' where pilot_id = $1 and status = 'accepted'`,
    [PEOPLE.pilot],
  );
