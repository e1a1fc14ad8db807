import { describe, expect, it } from 'vitest';
import { safeFileName, oneLineName, storageFileName, uniqueName } from './file-name';

const safe = (name: string, extension: string) =>
  safeFileName(name, extension, { fallback: 'document', max: 120 });

/** The names that `private.is_quote_attachment_path` accepts. */
const VALID_NAME = /^[A-Za-z0-9._-]{1,120}$/;

describe('safeFileName', () => {
  it.each([
    ['whitlock-resume.pdf', 'whitlock-resume.pdf'],
    ['Résumé (final) – Zoë.PDF', 'Resume-final-Zoe.pdf'],
    ['Größe Straße.pdf', 'Grosse-Strasse.pdf'],
    ['Łukasz Ørsted.pdf', 'Lukasz-Orsted.pdf'],
    ['резюме.pdf', 'document.pdf'],
    ['李雷 📄 2026.pdf', '2026.pdf'],
    ['../../etc/passwd.pdf', 'etc-passwd.pdf'],
    ['...pdf', 'document.pdf'],
    ['a/b\\c:d.pdf', 'a-b-c-d.pdf'],
    ['cv.tar.pdf', 'cv.tar.pdf'],
    ['no ending', 'no-ending.pdf'],
  ])('turns %s into %s', (name, expected) => {
    expect(safe(name, 'pdf')).toBe(expected);
    expect(expected).toMatch(VALID_NAME);
  });

  it('uses the extension of the actual file type', () => {
    expect(safe('cdl.jpeg', 'jpg')).toBe('cdl.jpg');
    expect(safe('cdl.jpg', 'png')).toBe('cdl.png');
  });

  it('stays within the bucket’s length limit, including a number', () => {
    const long = safe(`${'Donaudampfschifffahrt'.repeat(20)}.docx`, 'docx');
    expect(uniqueName(long, (name) => name === long)).toMatch(VALID_NAME);
  });
});

const stored = (name: string) => storageFileName(name, { fallback: 'document', max: 120 });

describe('storageFileName', () => {
  it.each([
    "Jo Field's C.V. (2026) - v2 & cover_letter!.PDF",
    'scan;1=2+3,4$5@6:7*8.tar.jpeg',
    '..hidden.pdf',
    '.pdf.pdf',
  ])('keeps %s', (name) => {
    expect(stored(name)).toBe(name);
  });

  it.each([
    ['Résumé – Zoë Größe.PDF', 'Resume - Zoe Grosse.PDF'],
    ['CV #1 [final] 100%.pdf', 'CV -1 -final- 100.pdf'],
    ['李雷 📄 2026.pdf', ' - 2026.pdf'],
    ['резюме.pdf', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['../../etc/passwd.pdf', '..-..-etc-passwd.pdf'],
    ['a\\b\0c\u202Efdp.exe.pdf', 'a-b-c-fdp.exe.pdf'],
  ])('replaces only what Storage refuses in %s', (name, expected) => {
    expect(stored(name)).toBe(expected);
  });

  it('shortens a name so that a number still fits', () => {
    const long = stored(`${'a'.repeat(300)}.docx`);
    expect(long).toMatch(/^a{100,}\.docx$/);
    expect(uniqueName(long, (name) => name === long).length).toBeLessThanOrEqual(120);
  });
});

describe('uniqueName', () => {
  it('adds a number to a name that is taken', () => {
    const taken = ['scan.pdf', 'scan-2.pdf'];
    expect(uniqueName('scan.pdf', (name) => taken.includes(name))).toBe('scan-3.pdf');
    expect(uniqueName('Scan 1.PDF', (name) => name === 'Scan 1.PDF')).toBe('Scan 1-2.PDF');
    expect(uniqueName('card.pdf', (name) => taken.includes(name))).toBe('card.pdf');
  });
});

it('a name is one line that keeps its end', () => {
  expect(oneLineName(' Scan\r\n1\u2028a.pdf ', 200)).toBe('Scan 1 a.pdf');
  expect(oneLineName('abc.pdf', 5)).toBe('c.pdf');
  expect(oneLineName('📦.pdf', 5)).toBe('📦.pdf');
});

it.each([
  ['resume_\u202efdp.exe', 'resume_fdp.exe'],
  ['\u2067scan\u2069.pdf', 'scan.pdf'],
  ['sc\u00adan\u200b.pdf\ufeff', 'scan.pdf'],
  ['عکس\u200cها.pdf', 'عکس\u200cها.pdf'],
])('the characters of the file name %j are shown in their order', (name, shown) => {
  expect(oneLineName(name, 200)).toBe(shown);
});
