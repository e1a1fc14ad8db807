import { expect, it } from 'vitest';
import { readReports, withUnsent, type UnsentReport } from './unsent-reports';

const report: UnsentReport = {
  loadId: 'load-1',
  stopId: 'stop-1',
  step: 'arrived',
  at: '2026-12-01T12:40:00.000Z',
  problem: null,
};

it('stored reports are read back, without what another version or program stored', () => {
  const text = JSON.stringify([report, { ...report, step: 'left' }, null, 7]);
  expect(readReports(text)).toEqual([report]);
  for (const broken of [null, '', '{', '{}', '"text"']) expect(readReports(broken)).toEqual([]);
});

it('stops show waiting reports where no time is stored', () => {
  const stop = { id: 'stop-1', sequence: 1, arrived_at: null, departed_at: null, is_missed: false };
  const other = { ...stop, id: 'stop-2', sequence: 2 };
  expect(withUnsent([stop, other], [report])).toEqual([{ ...stop, arrived_at: report.at }, other]);
  expect(withUnsent([stop], [{ ...report, problem: 'On hold.' }])).toEqual([stop]);
  const stored = { ...stop, arrived_at: '2026-12-01T12:39:00Z' };
  expect(withUnsent([stored], [report])).toEqual([stored]);
});

it('a waiting arrival at a later stop marks the ones before as missed', () => {
  const stop = { id: 'stop-1', sequence: 1, arrived_at: null, departed_at: null, is_missed: false };
  const other = { ...stop, id: 'stop-2', sequence: 2 };
  const skip: UnsentReport = { ...report, stopId: 'stop-2', misses: true };
  expect(withUnsent([stop, other], [skip])).toEqual([
    { ...stop, is_missed: true },
    { ...other, arrived_at: report.at },
  ]);
  const refused = { ...skip, problem: 'No.' };
  expect(withUnsent([stop, other], [refused])).toEqual([stop, other]);
});
