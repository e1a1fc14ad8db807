import { describe, expect, it } from 'vitest';
import { isAlreadyStored, unwrapInsert } from './unwrap-insert';
import { toAppError } from './unwrap';

const refusal = (code: string, message: string) => toAppError({ code, message }, 409);
const duplicate = (constraint: string) =>
  refusal('23505', `duplicate key value violates unique constraint "${constraint}"`);

describe('isAlreadyStored', () => {
  it('recognizes a duplicate of the primary key', () => {
    expect(isAlreadyStored(duplicate('quotes_pkey'), 'quotes')).toBe(true);
  });

  it.each([
    ['another unique column', duplicate('quotes_reference_key')],
    ["another table's primary key", duplicate('activity_log_pkey')],
    [
      'a missing parent row',
      refusal('23503', 'insert on "quotes" violates foreign key constraint "quotes_pkey"'),
    ],
    ['a refusal by a function', refusal('PT409', 'The gallery has changed. "quotes_pkey"')],
    ['a lost connection', new TypeError('Failed to fetch')],
  ])('rejects %s', (_what, error) => {
    expect(isAlreadyStored(error, 'quotes')).toBe(false);
  });
});

describe('unwrapInsert', () => {
  const answer = (constraint: string) => ({
    data: null,
    error: { code: '23505', message: duplicate(constraint).message },
    status: 409,
  });

  it('returns the stored row', () => {
    expect(unwrapInsert({ data: { id: 'a' }, error: null, status: 201 }, 'quotes')).toEqual({
      id: 'a',
    });
  });

  it('returns null when an earlier try stored the row', () => {
    expect(unwrapInsert(answer('services_pkey'), 'services')).toBeNull();
  });

  it('throws when nothing is stored', () => {
    expect(() => unwrapInsert(answer('services_name_key'), 'services')).toThrow(
      'services_name_key',
    );
  });
});
