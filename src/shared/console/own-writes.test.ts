import { describe, expect, it, vi } from 'vitest';
import { createUuid } from '@/shared/lib/create-uuid';
import { asWrittenHere, rememberOwnWrite, writeInTurn, type Versioned } from './own-writes';

const newRecord = (updated_at = 'v0'): Versioned => ({ id: createUuid(), updated_at });
const at = (record: Versioned, updated_at: string) => ({ ...record, updated_at });

describe('the version of a record', () => {
  it('is the one that was seen where this tab wrote nothing', () => {
    const record = newRecord();
    expect(asWrittenHere(record)).toBe(record);
  });

  it('is the last of those this tab made, from whichever of them it was seen', () => {
    const record = newRecord();
    rememberOwnWrite(record, at(record, 'v1'));
    rememberOwnWrite(at(record, 'v1'), at(record, 'v2'));
    for (const seen of ['v0', 'v1', 'v2']) {
      expect(asWrittenHere(at(record, seen)).updated_at).toBe('v2');
    }
  });

  it('is the one that was seen where somebody else wrote in between', () => {
    const record = newRecord();
    rememberOwnWrite(record, at(record, 'v1'));
    expect(asWrittenHere(at(record, 'theirs')).updated_at).toBe('theirs');
    rememberOwnWrite(at(record, 'theirs'), at(record, 'v3'));
    expect(asWrittenHere(record).updated_at).toBe('v0');
    expect(asWrittenHere(at(record, 'theirs')).updated_at).toBe('v3');
  });
});

describe('writes to one record', () => {
  it('come one after the other, each over what the one before made', async () => {
    const record = newRecord();
    const finish: (() => void)[] = [];
    const write = vi.fn(
      (before: Versioned) =>
        new Promise<Versioned>((resolve) => {
          finish.push(() => {
            resolve(at(before, `${before.updated_at}+`));
          });
        }),
    );
    const first = writeInTurn(record, write);
    const second = writeInTurn(record, write);
    await vi.waitFor(() => {
      expect(write).toHaveBeenCalledTimes(1);
    });
    finish[0]?.();
    await first;
    await vi.waitFor(() => {
      expect(write).toHaveBeenCalledTimes(2);
    });
    finish[1]?.();
    expect((await second).updated_at).toBe('v0++');
  });

  it('go on after one that failed', async () => {
    const record = newRecord();
    const failing = writeInTurn(record, () => Promise.reject(new Error('refused')));
    const next = writeInTurn(record, (before) => Promise.resolve(at(before, 'v1')));
    await expect(failing).rejects.toThrow('refused');
    expect((await next).updated_at).toBe('v1');
  });

  it('to another record wait for nobody', async () => {
    void writeInTurn(newRecord(), () => new Promise(() => undefined));
    const other = newRecord();
    expect((await writeInTurn(other, (row) => Promise.resolve(at(row, 'v1')))).updated_at).toBe(
      'v1',
    );
  });
});
