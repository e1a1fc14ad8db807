import type { Project } from './project.ts';

/**
 * Adds a certificate of every state and insurance, valid on any day of a test, as if the pilot car had uploaded
 * them. A repeat adds nothing.
 */
export const coverPilot = (project: Project, pilot: string) =>
  project.sql(
    `insert into public.pilot_papers
       (id, pilot_id, kind, issuing_state, insurer, number, limit_cents, expires_on, file_path, file_name)
     select paper.id, $1::uuid, paper.kind, paper.state,
       case when paper.state is null then 'Lakeside Mutual' end, 'COVERS-ALL',
       case when paper.state is null then 100000000 end, '2090-12-31',
       format('%s/%s.pdf', $1::text, paper.id), 'paper.pdf'
     from (
       select gen_random_uuid() as id, 'certificate'::public.pilot_paper_kind as kind, state
       from unnest(private.jurisdictions()) as state
       union all select gen_random_uuid(), 'insurance', null
     ) as paper
     where not exists (
       select from public.pilot_papers where pilot_id = $1::uuid and number = 'COVERS-ALL'
     )`,
    [pilot],
  );
