import { AppError } from './app-error';

/** A row's id and its version: `updated_at` as the writer last saw it. */
export interface Versioned {
  id: string;
  updated_at: string;
}

/** A write over a version that is no longer the newest. It changed nothing. */
export class StaleError extends AppError {
  /** The row as it is now: `null` when it was deleted, `undefined` when it was not read again. */
  readonly newer: object | null | undefined;

  constructor(newer?: object | null, options: { cause?: unknown } = {}) {
    super('stale', messageFor(newer), options);
    this.newer = newer;
  }
}

function messageFor(newer: object | null | undefined): string {
  if (newer === undefined) return 'Someone changed or deleted this. Reload.';
  return newer === null ? 'Someone deleted this.' : 'Someone changed this.';
}
