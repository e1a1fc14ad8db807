import { describe, expect, it } from 'vitest';
import { unwrapVersioned, unwrapVersionedRpc, versionOf, versionsOf } from './versioned-write';

const NEWER = { id: 'a', status: 'hired' };
const stored = <Data>(data: Data) => ({ data, error: null, status: 200 });
const refused = (code: string, status: number) => ({
  data: null,
  error: { code, message: 'refused' },
  status,
});

describe('unwrapVersioned', () => {
  it('returns the written row', async () => {
    expect(await unwrapVersioned(stored({ id: 'a' }))).toEqual({ id: 'a' });
  });

  it('throws a stale error with the newer row when no row matched', async () => {
    await expect(unwrapVersioned(stored(null), () => Promise.resolve(NEWER))).rejects.toMatchObject(
      { kind: 'stale', newer: NEWER, message: 'Someone changed this.' },
    );
  });

  it('throws other refusals unchanged', async () => {
    await expect(unwrapVersioned(refused('42501', 403))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('unwrapVersionedRpc', () => {
  it('accepts a function without a result', async () => {
    expect(await unwrapVersionedRpc(stored(null), () => Promise.resolve(NEWER))).toBeNull();
  });

  it('adds the newer row to PT412', async () => {
    await expect(
      unwrapVersionedRpc(refused('PT412', 412), () => Promise.resolve(null)),
    ).rejects.toMatchObject({ kind: 'stale', newer: null, message: 'Someone deleted this.' });
  });

  it('does not read the row again after other refusals', async () => {
    await expect(
      unwrapVersionedRpc(refused('23514', 400), () => Promise.reject(new Error('read'))),
    ).rejects.toMatchObject({ kind: 'validation' });
  });
});

it('every id is paired with its own version', () => {
  const rows = [
    { id: 'a', updated_at: '2026-11-20T10:00:00+00:00', title: 'x' },
    { id: 'b', updated_at: '2026-11-19T10:00:00+00:00', title: 'y' },
  ];
  expect(versionsOf(rows)).toEqual({
    _ids: ['a', 'b'],
    _seen: ['2026-11-20T10:00:00+00:00', '2026-11-19T10:00:00+00:00'],
  });
  expect(rows.map(versionOf)[1]).toEqual({ id: 'b', updated_at: '2026-11-19T10:00:00+00:00' });
});
