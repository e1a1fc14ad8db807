import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';
import { readFacts } from './read-facts.ts';

const FILE = 'src/content/company.ts';
const find = (exports: Record<string, unknown>) => findPlaceholders([[FILE, exports]]);
const named = (exports: Record<string, unknown>) => find(exports).map(({ what }) => what);

describe('a placeholder', () => {
  it.each([
    ['a number nobody has', { phone: '937-555-0142' }],
    ['its link', { href: 'tel:+19375550142' }],
    ['a number with brackets', { phone: '(937) 555-0100' }],
    ['a reserved domain', { siteUrl: 'https://www.example.com' }],
    ['a mail address on one', { href: 'mailto:dispatch@example.com' }],
    ['a zeroed registration', { usdot: '0000000' }],
    ['an invented street', { street: '100 Placeholder Parkway' }],
    ['a text that is marked as a sample', { sampleNote: 'Sample quote, to be replaced' }],
    ['a page nobody has reviewed', { isReviewed: false }],
    ['a network without a profile', { url: null }],
  ])('is %s', (_, fact) => {
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
  ])('is not %j', (fact) => {
    expect(find({ COMPANY: fact })).toEqual([]);
  });

  it('is told once, where it stands first', () => {
    const phones = { dispatch: '937-555-0142' };
    const findings = findPlaceholders([
      ['contracts/company.ts', { CONTACT: { phones } }],
      [FILE, { COMPANY: { phones, dispatch: phones.dispatch } }],
      ['src/content/terms.ts', { TERMS: { lead: `Call ${phones.dispatch} at any time.` } }],
    ]);

    expect(findings.map(({ file }) => file)).toEqual(['contracts/company.ts']);
  });

  it('is found however deep, past functions, cycles and nothing', () => {
    const cycle: Record<string, unknown> = {
      usdot: '0000000',
      none: undefined,
      fn: () => '000000',
    };
    cycle['self'] = cycle;

    expect(named({ A: [{ deep: [cycle] }] })).toEqual(['A[0].deep[0].usdot is "0000000"']);
  });
});

describe('the content of this site', () => {
  it('is read whole, the company first', async () => {
    const facts = await readFacts();
    const exportsOf = (name: string) =>
      Object.keys(facts.find(([file]) => file.endsWith(name))?.[1] ?? {});

    expect(facts.slice(0, 2).map(([file]) => file)).toEqual([
      'supabase/functions/_shared/contracts/company.ts',
      'src/content/company.ts',
    ]);
    expect(exportsOf('contracts/company.ts')).toContain('COMPANY_CONTACT');
    expect(exportsOf('home.ts')).toContain('TESTIMONIALS');
    // What is not exported would never be asked for.
    expect(exportsOf('contact.ts')).toContain('OFFICE');
    expect(exportsOf('careers.ts')).toContain('OPENINGS');
  }, 30_000);
});
