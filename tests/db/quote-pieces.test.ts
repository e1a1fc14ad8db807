import { describe, expect, it } from 'vitest';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const visitor = () => project.as('visitor').from('quotes');

const CROWN = {
  description: 'Forging press crown',
  quantity: 1,
  length: 24.5,
  width: 12.333333,
  height: 11.25,
  weight: 72_200,
};
const CRATE = {
  description: 'Tooling crate',
  quantity: 2,
  length: 30,
  width: 4,
  height: 3.5,
  weight: 2_100,
};
/** Sends a quote as a visitor; returns the stored row, or the error's code. */
async function store(columns: Record<string, unknown>) {
  const answer = await visitor()
    .insert({ ...aQuote(), ...columns })
    .select()
    .single();
  return { data: answer.data as unknown, error: answer.error };
}

describe('The pieces of a quote', () => {
  it('determine the largest dimensions and the total weight, whatever else was sent', async () => {
    const { data, error } = await store({ pieces: [CROWN, CRATE], length: 1, width: 2, height: 3 });

    expect(error).toBeNull();
    expect(data).toMatchObject({
      pieces: [CROWN, CRATE],
      length: 30,
      width: 12.333333,
      height: 11.25,
      weight_lbs: 76_400,
    });
  });

  it('determine the dimensions after a correction, too', async () => {
    const { id } = (await store({ pieces: [CROWN, CRATE] })).data as { id: string };
    const { data } = await project
      .as('service')
      .from('quotes')
      .update({ pieces: [CRATE], width: 9 })
      .eq('id', id)
      .select('length, width, weight_lbs')
      .single();

    expect(data).toEqual({ length: 30, width: 4, weight_lbs: 4_200 });
  });

  it('pieces are stored as sent', async () => {
    const { data } = await store({ pieces: [{ ...CROWN, width: 13.6 }] });

    expect(data).toMatchObject({ width: 13.6, pieces: [{ width: 13.6 }] });
  });

  it('have six decimals at most', async () => {
    const { data } = await store({ pieces: [{ ...CROWN, width: 11 + 1 / 3 }] });

    expect(data).toMatchObject({ width: 11.333333, pieces: [{ width: 11.333333 }] });
  });

  it('have an unknown total weight if one of them has none', async () => {
    const { data } = await store({ pieces: [CROWN, { ...CRATE, weight: null }] });

    expect(data).toMatchObject({ weight_lbs: null });
  });

  it('need neither a description nor a weight', async () => {
    const piece = { ...CROWN, description: null, weight: null };
    const { data } = await store({ pieces: [piece] });

    expect(data).toMatchObject({ pieces: [piece], weight_lbs: null, commodity: null });
  });

  it('may be missing, as from clients that only send dimensions', async () => {
    const { data } = await store({ length: 34, width: 12, height: 12.5 });

    expect(data).toMatchObject({ pieces: [], length: 34, weight_lbs: null, commodity: null });
  });

  it.each([
    ['an object instead of a list', CROWN],
    ['text', ['crown']],
    ['a negative length', [{ ...CROWN, length: -1 }]],
    ['a zero height', [{ ...CROWN, height: 0 }]],
    ['a width over 100 ft', [{ ...CROWN, width: 100.1 }]],
    ['a length as text', [{ ...CROWN, length: '24' }]],
    ['no width', [{ ...CROWN, width: undefined }]],
    ['a quantity of 0', [{ ...CROWN, quantity: 0 }]],
    ['half a piece', [{ ...CROWN, quantity: 1.5 }]],
    ['a blank description', [{ ...CROWN, description: ' ' }]],
    ['a description with a line break', [{ ...CROWN, description: 'a\nb' }]],
    ['a negative weight', [{ ...CROWN, weight: -1 }]],
    ['a total of more than 20,000,000 lb', [{ ...CROWN, quantity: 999, weight: 1_000_000 }]],
    ['an unknown key', [{ ...CROWN, note: 'x' }]],
    ['21 pieces', Array.from({ length: 21 }, () => CROWN)],
  ])('reject %s', async (_, pieces) => {
    expect((await store({ pieces })).error?.code).toBe(REFUSED);
  });
});

// The quote's own columns have limits too, so these call the check itself.
describe('The check of a piece list', () => {
  const isValid = async (pieces: unknown) => {
    const [row] = await project.sql<{ valid: boolean }>(
      'select private.are_quote_pieces($1::text::jsonb) as valid',
      [JSON.stringify(pieces)],
    );
    return row?.valid;
  };

  it.each([
    ['a piece at the limits', [{ ...CROWN, length: 500, width: 100, height: 100 }], true],
    ['a length over 500 ft', [{ ...CROWN, length: 500.1 }], false],
    ['a width over 100 ft', [{ ...CROWN, width: 100.1 }], false],
    ['a height over 100 ft', [{ ...CROWN, height: 100.1 }], false],
    ['a weight of 0', [{ ...CROWN, weight: 0 }], false],
    ['a weight over 2,000,000 lb', [{ ...CROWN, quantity: 1, weight: 2_000_001 }], false],
    ['20,000,000 lb together', [{ ...CROWN, quantity: 20, weight: 1_000_000 }], true],
    ['more than 20,000,000 lb', [{ ...CROWN, quantity: 21, weight: 1_000_000 }], false],
  ])('%s', async (_, pieces, expected) => {
    expect(await isValid(pieces)).toBe(expected);
  });
});

describe('Dates and the purchase order', () => {
  it('dates and the purchase order are stored', async () => {
    const columns = {
      commodity: 'Forging press crown',
      ready_on: '2026-12-01',
      deliver_by: '2026-12-04',
      are_dates_flexible: true,
      po_number: 'PO 4711-B',
    };
    expect((await store(columns)).data).toMatchObject(columns);
  });

  it('reject a delivery before the ready date', async () => {
    const { error } = await store({ ready_on: '2026-12-04', deliver_by: '2026-12-01' });
    expect(error?.code).toBe(REFUSED);
  });

  it.each(['commodity', 'po_number'])('reject line breaks and blanks in %s', async (column) => {
    expect((await store({ [column]: 'a\nb' })).error?.code).toBe(REFUSED);
    expect((await store({ [column]: '  ' })).error?.code).toBe(REFUSED);
  });
});

it('a visitor cannot set the total weight', async () => {
  expect((await store({ weight_lbs: 5 })).error?.code).toBe(FORBIDDEN);
});

it('the console reads the pieces with the quote', async () => {
  const quote = aQuote({ pieces: [CROWN] });
  await visitor().insert(quote);
  const { data } = await project
    .as('admin')
    .from('admin_quotes')
    .select('pieces, weight_lbs, assignee')
    .eq('id', quote.id)
    .single();
  expect(data).toEqual({ pieces: [CROWN], weight_lbs: 72_200, assignee: null });
});

describe('Attachments', () => {
  const folder = '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f';

  it('attachments are stored as paths', async () => {
    const attachments = [`${folder}/crown.pdf`, `${folder}/IMG_4127.jpg`];
    expect((await store({ attachments })).data).toMatchObject({ attachments });
  });

  it.each([
    ['a path without a folder', ['crown.pdf']],
    ['another type', [`${folder}/crown.exe`]],
    ['a path out of the folder', [`${folder}/../crown.pdf`]],
    ['a missing path', [null]],
    ['11 files', Array.from({ length: 11 }, (_, n) => `${folder}/${String(n)}.pdf`)],
  ])('reject %s', async (_, attachments) => {
    expect((await store({ attachments })).error?.code).toBe(REFUSED);
  });
});
