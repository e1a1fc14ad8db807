import { randomUUID } from 'node:crypto';
import { acceptedLoads } from './accepted-loads.ts';
import { answerTo } from './offers.ts';
import { type Caller, PEOPLE, type Project } from './project.ts';

interface Queued {
  [column: string]: unknown;
  id: string;
  kind: string;
  version: number;
  driver_id: string | null;
}

/** Helpers for tests of emails about a load's steps. */
export function stepEmails(project: Project) {
  const loads = acceptedLoads(project);
  const service = () => project.as('service');
  const sql = (text: string, ...params: unknown[]) => project.sql(text, params);
  const setLoad = (load: string, columns: string) =>
    sql(`update public.loads set ${columns} where id = $1`, load);
  const outbox = (load: string) =>
    project.sql<Queued>(
      'select * from private.load_emails where load_id = $1 order by created_at, kind, version',
      [load],
    );
  /** An accepted offer with its load, planned for tomorrow. */
  const accepted = async () => {
    const offer = await loads.accept();
    await setLoad(
      offer.load,
      `pickup_at = now() + interval '1 hour', delivery_at = now() + interval '2 days'`,
    );
    return offer;
  };
  const assign = async (load: string, person: string | null = PEOPLE.driver) => {
    await loads.endBookings();
    await sql('update public.loads set driver_id = $2 where id = $1', load, person);
  };

  return {
    accepted,
    assign,
    outbox,
    setLoad,
    sql,
    complete: loads.complete,
    hold: (load: string, id?: string) => loads.hold(load, 'Flat tire', id),
    /** An accepted offer with its load, ready to start. */
    ready: async () => {
      const offer = await accepted();
      await assign(offer.load);
      await loads.complete(offer.load);
      return offer;
    },
    kinds: async (load: string) => (await outbox(load)).map(({ kind }) => kind).sort(),
    idOf: async (load: string, kind: string) =>
      (await outbox(load)).find((queued) => queued.kind === kind)?.id,
    claim: async (id: string | undefined) =>
      (
        await answerTo<Record<string, unknown> | null>(
          service().rpc('claim_load_email', { _id: id ?? randomUUID() }),
        )
      ).data,
    /** The emails about loads that are due. */
    due: async () => {
      const { data } = await answerTo<{ record_type: string; record_id: string }[]>(
        service().rpc('due_emails', { _limit: 1000 }),
      );
      return data.filter(({ record_type }) => record_type === 'load').map((row) => row.record_id);
    },
    /** Turns a kind of email on or off. */
    turn: async (kind: string, isOn: boolean, caller: Caller = 'admin') =>
      (
        await answerTo<unknown[] | null>(
          project
            .as(caller)
            .from('step_email_settings')
            .update({ is_on: isOn })
            .eq('kind', kind)
            .select('kind'),
        )
      ).data,
  };
}
