const OFFICE = 'application/vnd.openxmlformats-officedocument.';
/** The type of an Office file by the content type of its main part, in lower case. */
const TYPES: Partial<Record<string, string>> = {
  [`${OFFICE}wordprocessingml.document.main+xml`]: `${OFFICE}wordprocessingml.document`,
  [`${OFFICE}spreadsheetml.sheet.main+xml`]: `${OFFICE}spreadsheetml.sheet`,
  'application/vnd.ms-word.document.macroenabled.main+xml':
    'application/vnd.ms-word.document.macroenabled.12',
  'application/vnd.ms-excel.sheet.macroenabled.main+xml':
    'application/vnd.ms-excel.sheet.macroenabled.12',
};

/** The part that lists the content types of all parts. */
const CONTENT_TYPES = '[Content_Types].xml';
/** A longer list isn't read, so that a small file can't unpack to gigabytes. */
const MAX_LIST_BYTES = 1024 * 1024;

/** Sizes and signatures of a ZIP's records (APPNOTE.TXT of PKWARE, sections 4.3 and 4.4). */
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const END_64 = { signature: 0x06064b50 };
const LOCATOR_64 = { signature: 0x07064b50, bytes: 20 };
const MAX_COMMENT_BYTES = 0xffff;
/** A 32-bit field with this value has its number in a ZIP64 record. */
const IN_ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/** True if content is a ZIP file. */
export const isZip = (content: Uint8Array): boolean =>
  content.length >= LOCAL.bytes && viewOf(content).getUint32(0, true) === LOCAL.signature;

/**
 * The MIME type of a Word or Excel file; `null` for another or a damaged ZIP file. Finds the parts as Office
 * does, in the directory at the end: a streamed file has no sizes before that.
 */
export async function officeType(zip: Uint8Array): Promise<string | null> {
  try {
    const list = await readContentTypes(zip);
    const found = new Set(
      Array.from(
        list.matchAll(/\bContentType\s*=\s*["']([^"']+)["']/gu),
        ([, type = '']) => TYPES[type.trim().toLowerCase()],
      ).filter((type) => type !== undefined),
    );
    const [type] = found;
    return type !== undefined && found.size === 1 ? type : null;
  } catch {
    // Offsets outside the file and damaged compression throw.
    return null;
  }
}

/** @throws Error unless there is exactly one list. */
async function readContentTypes(zip: Uint8Array): Promise<string> {
  const [entry, ...others] = Array.from(entriesOf(zip)).filter(
    ({ name }) => name.toLowerCase() === CONTENT_TYPES.toLowerCase(),
  );
  if (entry === undefined || others.length > 0) throw new Error('No single list of types.');
  const view = viewOf(zip);
  if (view.getUint32(entry.offset, true) !== LOCAL.signature) throw new Error('No local header.');
  const nameAndExtra =
    view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const start = entry.offset + LOCAL.bytes + nameAndExtra;
  const packed = zip.subarray(start, start + entry.packedBytes);
  if (entry.method === STORED) return decode(packed.subarray(0, MAX_LIST_BYTES));
  if (entry.method !== DEFLATED) throw new Error('Unknown compression.');
  return decode(await inflate(packed));
}

/** The files a ZIP's directory lists. Sizes and offsets of ZIP64 entries are in an extra field. */
function* entriesOf(zip: Uint8Array) {
  const view = viewOf(zip);
  let at = directoryOffset(view);
  while (view.getUint32(at, true) === ENTRY.signature) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const name = decode(zip.subarray(at + ENTRY.bytes, at + ENTRY.bytes + nameBytes));
    const wide = wideFields(view, at + ENTRY.bytes + nameBytes, extraBytes);
    /** In the order of the extra field, which has only the fields that need it. */
    const [, packedBytes, offset] = [24, 20, 42].map((field) => {
      const value = view.getUint32(at + field, true);
      return value === IN_ZIP64 ? (wide.shift() ?? value) : value;
    }) as [number, number, number];
    yield { name, method: view.getUint16(at + 10, true), packedBytes, offset };
    at += ENTRY.bytes + nameBytes + extraBytes + commentBytes;
  }
}

/** The 64-bit numbers in an entry's ZIP64 extra field. */
function wideFields(view: DataView, start: number, bytes: number): number[] {
  for (let at = start; at + 4 <= start + bytes; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: count }, (_, index) => readWide(view, at + 4 + 8 * index));
  }
  return [];
}

/** @throws Error for a file without a directory. */
function directoryOffset(view: DataView): number {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) !== END.signature) continue;
    const offset = view.getUint32(at + 16, true);
    if (offset !== IN_ZIP64) return offset;
    const locator = at - LOCATOR_64.bytes;
    if (view.getUint32(locator, true) !== LOCATOR_64.signature) break;
    const record = readWide(view, locator + 8);
    if (view.getUint32(record, true) !== END_64.signature) break;
    return readWide(view, record + 48);
  }
  throw new Error('No directory.');
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const reader = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    chunks.push(step.value);
    bytes += step.value.length;
    if (bytes > MAX_LIST_BYTES) {
      await reader.cancel();
      throw new Error('The list is too long.');
    }
  }
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer());
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
const readWide = (view: DataView, at: number) => Number(view.getBigUint64(at, true));
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
