import { acceptedLoads } from './accepted-loads.ts';
import { claimEmail, dueEmails, markEmail } from './emails.ts';
import { setTimes } from './loads.ts';
import { answerTo } from './offers.ts';
import { type Caller, PEOPLE, type Project } from './project.ts';

interface Queued {
  [column: string]: unknown;
  id: string;
  kind: string;
  version: number;
  recipient_id: string | null;
}

/** Helpers for tests of emails about a load's steps. */
export function stepEmails(project: Project) {
  const loads = acceptedLoads(project);
  const sql = (text: string, ...params: unknown[]) => project.sql(text, params);
  const setLoad = (load: string, columns: string) =>
    sql(`update public.loads set ${columns} where id = $1`, load);
  const outbox = (load: string) =>
    project.sql<Queued>(
      'select * from public.emails where load_id = $1 order by created_at, kind, version',
      [load],
    );
  /** An accepted offer with its load, planned for tomorrow. */
  const accepted = async () => {
    const offer = await loads.accept();
    await setTimes(project, offer.load, {
      pickup: `now() + interval '1 hour'`,
      delivery: `now() + interval '2 days'`,
    });
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
    claim: (id: string | undefined) => claimEmail(project, id),
    mark: (id: string | undefined, error?: string) => markEmail(project, id, error),
    due: () => dueEmails(project),
    /** Turns a kind of email on or off. */
    turn: async (kind: string, isOn: boolean, caller: Caller = 'admin') =>
      (
        await answerTo<unknown[] | null>(
          project
            .as(caller)
            .from('email_kinds')
            .update({ is_on: isOn })
            .eq('kind', kind)
            .select('kind'),
        )
      ).data,
  };
}
