import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ATTACHMENT_TYPES } from '../../supabase/functions/_shared/contracts/attachments.ts';
import { findType, isType } from '../../supabase/functions/check-files/file-types.ts';
import { contentTypes, officeFile, zipOf, type ZipPart } from './support/office-file.ts';

const TYPES = { ...ATTACHMENT_TYPES, doc: 'application/msword' };
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
const PHOTO: ZipPart = { name: 'word/media/image1.jpg', content: randomBytes(2_000_000) };
const DOCUMENT: ZipPart = { name: 'word/document.xml', content: '<w:document/>' };
const WORKBOOK: ZipPart = { name: 'xl/workbook.xml', content: '<workbook/>' };
const list = (content: string): ZipPart => ({ name: '[Content_Types].xml', content });
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const isAccepted = async (content: Buffer, type: keyof typeof TYPES) =>
  isType(await findType(content), TYPES[type]);

describe('a Word or Excel file passes', () => {
  const many = Array.from({ length: 1500 }, (_, n): ZipPart => ({
    name: `word/media/${String(n)}.emf`,
    content: 'x',
  }));
  it.each<[string, keyof typeof TYPES, Buffer]>([
    ['from Word', 'docx', officeFile('docx')],
    ['from Excel', 'xlsx', officeFile('xlsx')],
    ['streamed', 'docx', officeFile('docx', { isStreamed: true })],
    ['streamed', 'xlsx', officeFile('xlsx', { isStreamed: true })],
    [
      'streamed, with a large part before the list',
      'docx',
      zipOf([PHOTO, DOCUMENT, contentTypes('docx')], { isStreamed: true }),
    ],
    [
      'streamed, with a large stored part first',
      'xlsx',
      zipOf([{ ...PHOTO, isStored: true }, WORKBOOK, contentTypes('xlsx')], { isStreamed: true }),
    ],
    ['with a large part first', 'docx', zipOf([PHOTO, DOCUMENT, contentTypes('docx')])],
    ['with 1,500 parts before the list', 'docx', zipOf([...many, DOCUMENT, contentTypes('docx')])],
    ['with a stored list', 'xlsx', zipOf([WORKBOOK, { ...contentTypes('xlsx'), isStored: true }])],
    ['in ZIP64', 'xlsx', officeFile('xlsx', { isZip64: true, isStreamed: true })],
    ['with a comment', 'docx', officeFile('docx', { comment: 'Exported' })],
    [
      'with single quotes in its list',
      'docx',
      zipOf([list(`\uFEFF<Types><Override ContentType = '${WORD}'/></Types>`), DOCUMENT]),
    ],
    [
      'with its main type as the default of XML',
      'docx',
      zipOf([list(`<Types><Default Extension="xml" ContentType="${WORD}"/></Types>`), DOCUMENT]),
    ],
    ['renamed from .docx', 'doc', officeFile('docx')],
  ])('%s (.%s)', async (_, type, content) => {
    expect(await isAccepted(content, type)).toBe(true);
  });
});

describe('a file is quarantined', () => {
  const bomb = list(`<Types>${' '.repeat(3_000_000)}<Override ContentType="${WORD}"/></Types>`);
  it.each<[string, keyof typeof TYPES, Buffer]>([
    ['a ZIP file', 'docx', zipOf([{ name: 'run.exe', content: 'MZ' }])],
    ['a ZIP file with a document’s folders', 'docx', zipOf([DOCUMENT])],
    ['a document with macros', 'docx', officeFile('docm')],
    ['a document with macros', 'doc', officeFile('docm')],
    ['a workbook with macros', 'xlsx', officeFile('xlsm', { isStreamed: true })],
    ['a template', 'docx', officeFile('dotx')],
    ['a workbook', 'docx', officeFile('xlsx')],
    ['a document', 'xlsx', officeFile('docx')],
    ['with two lists', 'docx', zipOf([contentTypes('docx'), contentTypes('docx'), DOCUMENT])],
    [
      'both with and without macros',
      'docx',
      zipOf([
        list(
          `${contentTypes('docx').content.toString()}${contentTypes('docm').content.toString()}`,
        ),
      ]),
    ],
    ['cut off', 'docx', officeFile('docx').subarray(0, -30)],
    ['a list that unpacks to megabytes', 'docx', zipOf([bomb, DOCUMENT])],
    ['only the start of a ZIP file', 'docx', Buffer.from('PK\u0003\u0004')],
    ['protected with a password', 'docx', OLE],
    ['rich text', 'doc', Buffer.from('{\\rtf1\\ansi Resume}')],
    ['a web page', 'doc', Buffer.from('<html><body>Resume</body></html>')],
    ['a document', 'pdf', officeFile('docx')],
    ['empty', 'pdf', Buffer.alloc(0)],
  ])('%s (.%s)', async (_, type, content) => {
    expect(await isAccepted(content, type)).toBe(false);
  });
});

it.each<[string, string]>([
  ['as it is', '%PDF-1.7\n'],
  ['after a byte order mark', '\u00ef\u00bb\u00bf%PDF-1.7\n'],
  ['after line ends', '\r\n\r\n%PDF-1.4\n'],
  ['after a printer’s commands', '\u001b%-12345X@PJL SET RESOLUTION=600\r\n%PDF-1.4\n'],
  ['after an email’s header', 'Content-Type: application/pdf\r\n\r\n%PDF-1.4\n'],
  [
    'with a password',
    '%PDF-1.7\n1 0 obj\n<< /Filter /Standard /V 5 >>\nendobj\ntrailer << /Encrypt 1 0 R >>',
  ],
])('a PDF passes %s', async (_, text) => {
  expect(await isAccepted(Buffer.from(text, 'latin1'), 'pdf')).toBe(true);
});
