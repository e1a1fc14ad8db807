import { expect, it } from 'vitest';
import { JOB_OPENINGS, OPENINGS } from '@/content/careers';
import { jobPostingJsonLd } from './job-posting';

it.each(JOB_OPENINGS)('$title has what Google for Jobs requires', (opening) => {
  expect(jobPostingJsonLd(opening, OPENINGS.posted)).toMatchObject({
    '@type': 'JobPosting',
    title: opening.title,
    datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    hiringOrganization: { name: expect.stringMatching(/./) as string },
    jobLocation: { address: { addressLocality: 'Dayton', addressCountry: 'US' } },
  });
});

it('the description is escaped as HTML', () => {
  const [opening] = JOB_OPENINGS;
  if (opening === undefined) throw new Error('There is no job opening.');
  const { description } = jobPostingJsonLd(
    { ...opening, description: ['Load <b> & go'], requirements: ['A CDL'] },
    OPENINGS.posted,
  );
  expect(description).toBe(
    '<p>Load &lt;b&gt; &amp; go</p><p>Requirements</p><ul><li>A CDL</li></ul>',
  );
});
