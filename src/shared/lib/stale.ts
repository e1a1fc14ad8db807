import { AppError } from './app-error';

/** A row's id and its version: `updated_at` as the writer last saw it. */
export interface Versioned {
  id: string;
  updated_at: string;
}

/** A write was refused because the row has a newer version. Nothing changed. */
export class StaleError extends AppError {
  /** The current row: `null` if it was deleted, `undefined` if it wasn't fetched. */
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
