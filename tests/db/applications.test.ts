import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';
import { anApplication } from './support/rows.ts';

const project = useProject();
const visitor = () => project.as('visitor').from('job_applications');
const admin = () => project.as('admin').from('job_applications');

const STATUSES = ['new', 'reviewed', 'interview', 'hired', 'rejected'];
const ALLOWED: Record<string, string[]> = {
  new: ['reviewed'],
  reviewed: ['interview', 'hired', 'rejected'],
  interview: ['hired', 'rejected'],
};

describe('Application status', () => {
  it.each(STATUSES)('changes from %s only as allowed', async (from) => {
    for (const to of STATUSES) {
      const { id } = anApplication();
      await project.sql(
        `insert into public.job_applications (id, job_title, first_name, last_name, email, phone, status)
         values ($1, 'Driver', 'Jo', 'Field', 'jo@example.com', '1', $2::text::public.application_status)`,
        [id, from],
      );

      const { error } = await admin().update({ status: to }).eq('id', id);

      const isAllowed = from === to || ALLOWED[from]?.includes(to) === true;
      expect([from, to, error?.code]).toEqual([from, to, isAllowed ? undefined : REFUSED]);
      expect((await admin().select('status').eq('id', id).single()).data).toEqual({
        status: isAllowed ? to : from,
      });
    }
  });

  it('cannot be set by the applicant', async () => {
    const { error } = await visitor().insert({ ...anApplication(), status: 'hired' });

    expect(error?.code).toBe(FORBIDDEN);
  });
});

describe('An applicant', () => {
  it('can send every field of the form', async () => {
    const folder = randomUUID();
    const row = anApplication({
      address: '1 Main St',
      city: 'Dayton',
      state: 'OH',
      zip_code: '45402',
      experience_years: 11,
      cdl_license: true,
      cover_letter: 'Eleven years.\nNo accident.',
      availability_date: '2027-01-15',
      cdl_document_url: `${folder}/cdl_card.JPG`,
      resume_document_url: `${folder}/resume_Jo Field's C.V. (2026) & more.pdf`,
      other_documents_urls: [`${folder}/other_twic.png`, `${folder}/other_letter.docx`],
    });

    expect((await visitor().insert(row)).error).toBeNull();

    const [stored] = await project.sql(
      'select to_jsonb(application) as row from public.job_applications as application where id = $1',
      [row.id],
    );
    expect(stored?.['row']).toMatchObject({ ...row, status: 'new' });
  });

  it('cannot read it back', async () => {
    expect((await visitor().insert(anApplication()).select()).error?.code).toBe(FORBIDDEN);
  });

  it.each([
    [{ resume_document_url: 'resume.pdf' }],
    [{ resume_document_url: 'https://evil.example/resume_.pdf' }],
    [{ resume_document_url: `${randomUUID()}/../resume_a.pdf` }],
    [{ resume_document_url: `${randomUUID()}/cdl_a.pdf` }],
    [{ resume_document_url: `${randomUUID()}/resume_a.exe` }],
    [{ resume_document_url: `${randomUUID()}/resume_a/b.pdf` }],
    [{ resume_document_url: `${randomUUID()}/resume_a\\b.pdf` }],
    [{ resume_document_url: `${randomUUID()}/resume_résumé.pdf` }],
    [{ resume_document_url: `${randomUUID()}/resume_a\u202Efdp.pdf` }],
    [{ resume_document_url: `${randomUUID()}/resume_a\n.pdf` }],
    [{ other_documents_urls: [`${randomUUID()}/other_${'a'.repeat(117)}.pdf`] }],
    [{ resume_document_url: `${randomUUID()}/resume_a.png` }],
    [{ cdl_document_url: `${randomUUID()}/cdl_a.docx` }],
    [{ other_documents_urls: [`${randomUUID()}/resume_a.pdf`] }],
    [{ other_documents_urls: [`${randomUUID()}/other_a.pdf`, null] }],
    [{ other_documents_urls: Array.from({ length: 11 }, () => `${randomUUID()}/other_a.pdf`) }],
    [{ experience_years: -1 }],
    [{ experience_years: 61 }],
    [{ availability_date: '9999-12-31' }],
    [{ website: 'x' }],
    [{ fill_ms: 10 }],
  ])('an applicant is rejected with %j', async (parts) => {
    expect((await visitor().insert(anApplication(parts))).error?.code).toBe(REFUSED);
  });
});
