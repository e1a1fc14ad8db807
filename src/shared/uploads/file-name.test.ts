import { describe, expect, it } from 'vitest';
import { safeFileName, uniqueName } from './file-name';

const safe = (name: string, extension: string) =>
  safeFileName(name, extension, { fallback: 'document', max: 120 });

/** The rule of `private.is_job_document_path`. */
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

describe('uniqueName', () => {
  it('adds a number to a name that is taken', () => {
    const taken = ['scan.pdf', 'scan-2.pdf'];
    expect(uniqueName('scan.pdf', (name) => taken.includes(name))).toBe('scan-3.pdf');
    expect(uniqueName('card.pdf', (name) => taken.includes(name))).toBe('card.pdf');
  });
});
