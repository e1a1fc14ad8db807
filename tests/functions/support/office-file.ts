import { crc32, deflateRawSync } from 'node:zlib';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
/** Content types of the main part, by extension. */
const MAIN = {
  docx: `${OFFICE}wordprocessingml.document.main+xml`,
  xlsx: `${OFFICE}spreadsheetml.sheet.main+xml`,
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
  dotx: `${OFFICE}wordprocessingml.template.main+xml`,
} as const;

export interface ZipPart {
  name: string;
  content: string | Buffer;
  isStored?: boolean;
}
interface ZipOptions {
  /** Sizes follow each part's data, as of a program that writes while it compresses. */
  isStreamed?: boolean;
  /** Sizes and offsets are in 64-bit fields. */
  isZip64?: boolean;
  comment?: string;
}

const u16 = (...values: number[]) => numbers(2, values);
const u32 = (...values: number[]) => numbers(4, values);
const u64 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u32(value % 2 ** 32, Math.floor(value / 2 ** 32))));

function numbers(bytes: number, values: number[]): Buffer {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * bytes, bytes);
  return buffer;
}

/** A ZIP file with these parts. */
export function zipOf(
  parts: readonly ZipPart[],
  { isStreamed = false, isZip64 = false, comment = '' }: ZipOptions = {},
): Buffer {
  const files: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false } of parts) {
    const data = Buffer.from(content);
    const packed = isStored ? data : deflateRawSync(data);
    const sizes = [packed.length, data.length];
    const flags = isStreamed ? 8 : 0;
    const method = isStored ? 0 : 8;
    const sum = crc32(data);
    const local = u32(...(isStreamed ? [0, 0, 0] : [sum, ...sizes]));
    const descriptor = isStreamed ? u32(0x08074b50, sum, ...sizes) : u32();
    const path = Buffer.from(name);
    const file = Buffer.concat([
      u32(0x04034b50),
      u16(20, flags, method, 0, 33),
      local,
      u16(path.length, 0),
      path,
      packed,
      descriptor,
    ]);
    const wide = isZip64
      ? Buffer.concat([u16(1, 24), u64(data.length, packed.length, offset)])
      : u32();
    entries.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20, 20, flags, method, 0, 33),
        u32(sum, ...(isZip64 ? [0xffffffff, 0xffffffff] : sizes)),
        u16(path.length, wide.length, 0, 0, 0),
        u32(0, isZip64 ? 0xffffffff : offset),
        path,
        wide,
      ]),
    );
    files.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(entries);
  const count = parts.length;
  const end64 = Buffer.concat([
    u32(0x06064b50),
    u64(44),
    u16(45, 45),
    u32(0, 0),
    u64(count, count, directory.length, offset),
    u32(0x07064b50, 0),
    u64(offset + directory.length),
    u32(1),
  ]);
  return Buffer.concat([
    ...files,
    directory,
    isZip64 ? end64 : u32(),
    u32(0x06054b50),
    u16(0, 0, count, count),
    u32(directory.length, isZip64 ? 0xffffffff : offset),
    u16(Buffer.byteLength(comment)),
    Buffer.from(comment),
  ]);
}

/** The part that lists the content types, as Office writes it. */
export const contentTypes = (kind: keyof typeof MAIN): ZipPart => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/main.xml" ContentType="${MAIN[kind]}"/></Types>`,
});

/** A Word or Excel file. */
export const officeFile = (kind: keyof typeof MAIN, options?: ZipOptions): Buffer =>
  zipOf(
    [
      contentTypes(kind),
      { name: kind.startsWith('x') ? 'xl/workbook.xml' : 'word/document.xml', content: '<x/>' },
    ],
    options,
  );
