/** The first bytes of real files, which identify their type. */
const CONTENT = {
  pdf: '%PDF-1.7\n%âãÏÓ\n1 0 obj << /Type /Catalog >> endobj\n%%EOF',
  doc: '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1 Word 97',
  docx: 'PK\u0003\u0004[Content_Types].xml…PK\u0001\u0002word/document.xml',
  docm: 'PK\u0003\u0004[Content_Types].xml…PK\u0001\u0002word/document.xmlPK\u0001\u0002word/vbaProject.bin',
  rtf: '{\\rtf1\\ansi Resume}',
  html: '<html><body>Resume</body></html>',
  xlsx: 'PK\u0003\u0004[Content_Types].xml…PK\u0001\u0002xl/workbook.xml',
  jpg: '\u00ff\u00d8\u00ff\u00e0 JFIF',
  heic: '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
  png: '\u0089PNG\r\n\u001a\n IHDR',
  exe: 'MZ\u0090\u0000 This program cannot be run in DOS mode.',
  empty: '',
} as const;
type Content = keyof typeof CONTENT;

/** A uniquely named file with the signature of a type, at least `size` bytes long. */
export function sampleFile(name: string, content: Content, size = 0): File {
  const bytes = Uint8Array.from(CONTENT[content], (character) => character.charCodeAt(0) & 0xff);
  const filled = new Uint8Array(Math.max(size, bytes.length));
  filled.set(bytes);
  return new File([filled], name);
}
