import { describe, expect, it } from 'vitest';
import type { AssessmentSnapshot } from '../../supabase/functions/_shared/assessment/snapshot.ts';
import { hashOf, newToken } from './support/link-tokens.ts';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();

const ASSESSMENT: AssessmentSnapshot = {
  rules_version: 1,
  rules_as_of: '2026-11-22',
  trailer: '9-axle RGN',
  isRouteChanged: true,
  size: { width: 12.333333, height: 13.166667, overallLength: 94.916667, gross: 153_800 },
  states: [
    {
      state: 'OH',
      expectation: 'superload',
      superload: 'expected',
      over: ['width', 'gross'],
      isAtThreshold: false,
      escorts: { atLeast: 1, possible: 0, isPartlyUnknown: false },
    },
  ],
};
const [STATE] = ASSESSMENT.states;
const withEscorts = (parts: object) => ({
  ...ASSESSMENT,
  states: [{ ...STATE, escorts: { ...STATE?.escorts, ...parts } }],
});

/** Sends a quote with an assessment; returns what is stored. */
async function send(assessment: unknown) {
  const { data, error } = await project
    .as('visitor')
    .from('quotes')
    .insert(aQuote({ assessment }))
    .select()
    .single<{ assessment: unknown }>();
  if (error) throw new Error(error.message);
  return data.assessment;
}

describe('The assessment of a quote', () => {
  it('the assessment of a quote is stored with the request, and may be missing', async () => {
    expect(await send(ASSESSMENT)).toEqual(ASSESSMENT);
    expect(await send(null)).toBeNull();
    const older = Object.fromEntries(
      Object.entries(ASSESSMENT).filter(([name]) => name !== 'isRouteChanged'),
    );
    expect(await send(older)).toEqual(older);
  });

  it.each([
    ['a number', 5],
    ['a list', []],
    ['no states', { ...ASSESSMENT, states: [] }],
    ['31 states', { ...ASSESSMENT, states: Array.from({ length: 31 }, () => STATE) }],
    ['states that are no list', { ...ASSESSMENT, states: { 0: STATE } }],
    ['no version of the rules', { ...ASSESSMENT, rules_version: null }],
    ['no day', { ...ASSESSMENT, rules_as_of: null }],
    ['a day in words', { ...ASSESSMENT, rules_as_of: 'yesterday' }],
    ['no trailer', { ...ASSESSMENT, trailer: '' }],
    ['a trailer of two lines', { ...ASSESSMENT, trailer: 'RGN\nLegal everywhere' }],
    ['a changed route in words', { ...ASSESSMENT, isRouteChanged: 'yes' }],
    ['no size', { ...ASSESSMENT, size: undefined }],
    ['a width in words', { ...ASSESSMENT, size: { ...ASSESSMENT.size, width: 'wide' } }],
    ['an unknown answer', { ...ASSESSMENT, states: [{ ...STATE, expectation: 'legal' }] }],
    ['no answer', { ...ASSESSMENT, states: [{ ...STATE, expectation: null }] }],
    ['a state in words', { ...ASSESSMENT, states: [{ ...STATE, state: 'Ohio' }] }],
    ['no pilot cars', { ...ASSESSMENT, states: [{ ...STATE, escorts: null }] }],
    ['-1 pilot cars', { ...ASSESSMENT, states: [{ ...STATE, escorts: { atLeast: -1 } }] }],
    ['half a pilot car', withEscorts({ atLeast: 1.5 })],
    ['a list as the number of pilot cars', withEscorts({ atLeast: [1] })],
    ['a number as a position', withEscorts({ positions: [5] })],
    ['a list as a position', withEscorts({ positions: [['lead']] })],
    ['a list as a state', { ...ASSESSMENT, states: [{ ...STATE, state: ['OH'] }] }],
    ['20,000 characters more', { ...ASSESSMENT, note: 'x'.repeat(20_000) }],
  ])(
    'the assessment of a quote is dropped with %s, and the request is stored',
    async (_, assessment) => {
      expect(await send(assessment)).toBeNull();
      // The service role sees the constraint's answer when it changes a stored row.
      const quote = aQuote();
      await project.as('visitor').from('quotes').insert(quote);
      const { error } = await project
        .as('service')
        .from('quotes')
        .update({ assessment })
        .eq('id', quote.id);
      expect(error?.code).toBe(REFUSED);
    },
  );

  it('can be read only by its customer, by staff and through the private link', async () => {
    const token = newToken();
    const quote = aQuote({ assessment: ASSESSMENT, link_hash: hashOf(token) });
    await project.as('customer').from('quotes').insert(quote);
    const read = async (caller: 'customer' | 'admin' | 'moderator' | 'broker' | 'driver') =>
      (await project.as(caller).from('quotes').select('assessment').eq('id', quote.id)).data;
    for (const caller of ['customer', 'admin', 'moderator'] as const) {
      expect([caller, await read(caller)]).toEqual([caller, [{ assessment: ASSESSMENT }]]);
    }
    for (const caller of ['broker', 'driver'] as const) {
      expect([caller, await read(caller)]).toEqual([caller, []]);
    }
    const linked = await project.as('visitor').rpc('track_quote', { _token: token });
    expect(linked.data).toEqual([expect.objectContaining({ assessment: ASSESSMENT })]);
  });

  it('the assessment of a quote is never changed', async () => {
    const quote = aQuote({ assessment: ASSESSMENT });
    await project.as('customer').from('quotes').insert(quote);
    for (const caller of ['customer', 'admin'] as const) {
      const { error } = await project
        .as(caller)
        .from('quotes')
        .update({ assessment: null })
        .eq('id', quote.id);
      expect([caller, error?.code]).toEqual([caller, FORBIDDEN]);
    }
  });
});
