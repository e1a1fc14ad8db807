import { describe, expect, it, vi } from 'vitest';
import { createUuid } from '@/shared/lib/create-uuid';
import type { Versioned } from '@/shared/lib/stale';
import { rememberOwnWrite, withOwnVersion, writeInOrder } from './own-writes';

const newRecord = (updated_at = 'v0'): Versioned => ({ id: createUuid(), updated_at });
const at = (record: Versioned, updated_at: string) => ({ ...record, updated_at });

describe('withOwnVersion', () => {
  it('keeps the version the user saw when this tab wrote nothing', () => {
    const record = newRecord();
    expect(withOwnVersion(record)).toBe(record);
  });

  it('returns the last version this tab wrote, from any of its own versions', () => {
    const record = newRecord();
    rememberOwnWrite(record, at(record, 'v1'));
    rememberOwnWrite(at(record, 'v1'), at(record, 'v2'));
    for (const seen of ['v0', 'v1', 'v2']) {
      expect(withOwnVersion(at(record, seen)).updated_at).toBe('v2');
    }
  });

  it('keeps the version the user saw when someone else wrote in between', () => {
    const record = newRecord();
    rememberOwnWrite(record, at(record, 'v1'));
    expect(withOwnVersion(at(record, 'theirs')).updated_at).toBe('theirs');
    rememberOwnWrite(at(record, 'theirs'), at(record, 'v3'));
    expect(withOwnVersion(record).updated_at).toBe('v0');
    expect(withOwnVersion(at(record, 'theirs')).updated_at).toBe('v3');
  });
});

describe('writeInOrder', () => {
  it('runs writes to one record in order, each over the version before', async () => {
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
    const first = writeInOrder(record, write);
    const second = writeInOrder(record, write);
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

  it('continues after a failed write', async () => {
    const record = newRecord();
    const failing = writeInOrder(record, () => Promise.reject(new Error('refused')));
    const next = writeInOrder(record, (before) => Promise.resolve(at(before, 'v1')));
    await expect(failing).rejects.toThrow('refused');
    expect((await next).updated_at).toBe('v1');
  });

  it('does not wait for writes to other records', async () => {
    void writeInOrder(newRecord(), () => new Promise(() => undefined));
    const other = newRecord();
    expect((await writeInOrder(other, (row) => Promise.resolve(at(row, 'v1')))).updated_at).toBe(
      'v1',
    );
  });
});
