/** A record that says when it was written last. */
export interface Versioned {
  id: string;
  updated_at: string;
}

// Per record the versions this tab made, oldest first, behind the one it began with.
const ownVersions = new Map<string, string[]>();
const latestWrites = new Map<string, Promise<unknown>>();

/**
 * The record at the version this tab has made of it meanwhile; as it is when this tab made none, or
 * somebody else's version came in between. Until a list is fetched again its rows are older than
 * what their reader has just done, and the next click would be refused as somebody else's change.
 */
export function asWrittenHere<Row extends Versioned>(record: Row): Row {
  const versions = ownVersions.get(record.id);
  const latest = versions?.includes(record.updated_at) ? versions.at(-1) : undefined;
  return latest === undefined ? record : { ...record, updated_at: latest };
}

/** Remembers that this tab made `written` of `before`. */
export function rememberOwnWrite(before: Versioned, written: Versioned): void {
  if (before.updated_at === written.updated_at) return;
  const versions = ownVersions.get(before.id) ?? [];
  const isNext = versions.at(-1) === before.updated_at;
  ownVersions.set(before.id, [...(isNext ? versions : [before.updated_at]), written.updated_at]);
}

/**
 * Writes over the version that was seen, or over the one this tab made of it; after this tab's
 * earlier writes to the same record. Throws what `write` throws.
 */
export async function writeInTurn<Row extends Versioned>(
  record: Row,
  write: (record: Row) => Promise<Row>,
): Promise<Row> {
  const writeNext = async () => {
    const before = asWrittenHere(record);
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
