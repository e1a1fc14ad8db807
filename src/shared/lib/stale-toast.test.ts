import { describe, expect, it } from 'vitest';
import { StaleError } from './stale';
import { staleToast } from './stale-toast';

const FAILED = { title: 'Update Failed', description: 'Failed to update quote status.' };
const describeRow = ({ status }: { status: string }) => `It’s now marked as ${status}.`;

describe('staleToast', () => {
  it.each([
    [
      'what the row is now',
      new StaleError({ status: 'archived' }),
      'Someone changed this. It’s now marked as archived.',
    ],
    ['that the row was deleted', new StaleError(null), 'Someone deleted this.'],
    [
      'that it changed or was deleted when the current row is unknown',
      new StaleError(),
      'Someone changed or deleted this. Reload.',
    ],
  ])('says %s', (_what, error, description) => {
    expect(staleToast(error, FAILED, describeRow)).toEqual({ title: 'Update Failed', description });
  });

  it('keeps the text of any other failure', () => {
    expect(staleToast(new Error('lost'), FAILED)).toBe(FAILED);
  });
});
