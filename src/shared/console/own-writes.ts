import type { Versioned } from '@/shared/lib/stale';

// Per record: the version this tab first saw, then every version it wrote, oldest first.
const ownVersions = new Map<string, string[]>();
const latestWrites = new Map<string, Promise<unknown>>();

/**
 * The record with the newest version this tab wrote of it. Unchanged if this tab wrote none, or
 * someone else wrote in between. Until a list is refetched its rows have older versions than this
 * tab's own writes, and the next click would be refused as stale.
 */
export function withOwnVersion<Row extends Versioned>(record: Row): Row {
  const versions = ownVersions.get(record.id);
  const latest = versions?.includes(record.updated_at) ? versions.at(-1) : undefined;
  return latest === undefined ? record : { ...record, updated_at: latest };
}

/** Remembers that this tab wrote `written` over `before`. */
export function rememberOwnWrite(before: Versioned, written: Versioned): void {
  if (before.updated_at === written.updated_at) return;
  const versions = ownVersions.get(before.id) ?? [];
  const isNext = versions.at(-1) === before.updated_at;
  ownVersions.set(before.id, [...(isNext ? versions : [before.updated_at]), written.updated_at]);
}

/**
 * Writes over the version the user saw, or over this tab's own newer one, after this tab's earlier
 * writes to the same record. Throws what `write` throws.
 */
export async function writeInOrder<Row extends Versioned>(
  record: Row,
  write: (record: Row) => Promise<Row>,
): Promise<Row> {
  const writeNext = async () => {
    const before = withOwnVersion(record);
    const written = await write(before);
    rememberOwnWrite(before, written);
    return written;
  };
  const writing = (latestWrites.get(record.id) ?? Promise.resolve()).then(writeNext, writeNext);
  latestWrites.set(record.id, writing);
  try {
    return await writing;
  } finally {
    if (latestWrites.get(record.id) === writing) latestWrites.delete(record.id);
  }
}
