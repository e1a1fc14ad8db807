import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';
import { readFacts } from './read-facts.ts';

const FILE = 'src/content/company.ts';
const find = (exports: Record<string, unknown>) => findPlaceholders([[FILE, exports]]);
const findingsIn = (exports: Record<string, unknown>) => find(exports).map(({ what }) => what);

describe('findPlaceholders', () => {
  it.each([
    ['a fictional phone number', { phone: '937-555-0142' }],
    ['its tel: link', { href: 'tel:+19375550142' }],
    ['a number with parentheses', { phone: '(937) 555-0100' }],
    ['a reserved domain', { siteUrl: 'https://www.example.com' }],
    ['an email address on a reserved domain', { href: 'mailto:dispatch@example.com' }],
    ['the ref of no project', { project_id: 'abcdefghijklmnopqrst' }],
    ['a registration number of zeros', { usdot: '0000000' }],
    ['an invented street', { street: '100 Placeholder Parkway' }],
    ['a text marked as a sample', { sampleNote: 'Sample quote, to be replaced' }],
    ['an unreviewed page', { isReviewed: false }],
    ['a social network without a profile', { url: null }],
  ])('reports %s', (_, fact) => {
    expect(find({ COMPANY: { facts: [fact] } })).toEqual([
      {
        file: FILE,
        what: expect.stringMatching(/^COMPANY\.facts\[0\]\.\w+ is /) as string,
        todo: expect.stringMatching(/\w/) as string,
      },
    ]);
  });

  it.each([
    { phone: '937-461-5500' },
    { href: 'tel:+19374615500' },
    // The exchange is fictional only from 0100 to 0199.
    { phone: '937-555-1142' },
    { siteUrl: 'https://gemcityheavyhaul.com' },
    { email: 'dispatch@best-examples.com' },
    { usdot: '1234560', limit: 10_000, rate: '000' },
    { street: '100 Valley Street' },
    { image: '/placeholder.svg' },
    { sampleNote: '' },
    { isReviewed: true },
    { url: 'https://www.linkedin.com/company/gem-city' },
    { image: null },
  ])('does not report %j', (fact) => {
    expect(find({ COMPANY: fact })).toEqual([]);
  });

  it('reports a value only where it appears first', () => {
    const phones = { dispatch: '937-555-0142' };
    const findings = findPlaceholders([
      ['domain/company.ts', { CONTACT: { phones } }],
      [FILE, { COMPANY: { phones, dispatch: phones.dispatch } }],
      ['src/content/terms.ts', { TERMS: { lead: `Call ${phones.dispatch} at any time.` } }],
    ]);

    expect(findings.map(({ file }) => file)).toEqual(['domain/company.ts']);
  });

  it('searches nested values, with functions, cycles and undefined', () => {
    const cycle: Record<string, unknown> = {
      usdot: '0000000',
      none: undefined,
      fn: () => '000000',
    };
    cycle['self'] = cycle;

    expect(findingsIn({ A: [{ deep: [cycle] }] })).toEqual(['A[0].deep[0].usdot is "0000000"']);
  });
});

describe('readFacts', () => {
  it("reads all of the site's content, the company first", async () => {
    const facts = await readFacts();
    const exportsOf = (name: string) =>
      Object.keys(facts.find(([file]) => file.endsWith(name))?.[1] ?? {});

    expect(facts.slice(0, 2).map(([file]) => file)).toEqual([
      'supabase/functions/_shared/domain/company.ts',
      'src/content/company.ts',
    ]);
    expect(exportsOf('domain/company.ts')).toContain('COMPANY_CONTACT');
    expect(exportsOf('home.ts')).toContain('TESTIMONIALS');
    // Facts that aren't exported would be missed.
    expect(exportsOf('contact.ts')).toContain('OFFICE');
    expect(exportsOf('careers.ts')).toContain('OPENINGS');
    expect(facts.at(-1)).toEqual([
      'supabase/config.toml',
      {
        project_id: expect.stringMatching(/^[a-z]{20}$/) as string,
        site_url: expect.stringMatching(/^https:/) as string,
        additional_redirect_urls: expect.stringContaining('/**') as string,
      },
    ]);
  }, 30_000);
});
