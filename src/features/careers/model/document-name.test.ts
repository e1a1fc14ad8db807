import { describe, expect, it } from 'vitest';
import { safeDocumentName, untakenName } from './document-name';

/** As `private.is_job_document_path` in the migrations has it. */
const TAKEN_BY_BUCKET = /^[A-Za-z0-9._-]{1,120}$/;

describe('safeDocumentName', () => {
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
  ])('%s becomes %s', (name, safe) => {
    expect(safeDocumentName(name, 'pdf')).toBe(safe);
    expect(safe).toMatch(TAKEN_BY_BUCKET);
  });

  it('ends as the file is, not as it was called', () => {
    expect(safeDocumentName('cdl.jpeg', 'jpg')).toBe('cdl.jpg');
    expect(safeDocumentName('cdl.jpg', 'png')).toBe('cdl.png');
  });

  it('stays within what the bucket takes, number included', () => {
    const long = safeDocumentName(`${'Donaudampfschifffahrt'.repeat(20)}.docx`, 'docx');
    expect(untakenName(long, (name) => name === long)).toMatch(TAKEN_BY_BUCKET);
  });
});

describe('untakenName', () => {
  it('numbers a name that is taken', () => {
    const taken = ['scan.pdf', 'scan-2.pdf'];
    expect(untakenName('scan.pdf', (name) => taken.includes(name))).toBe('scan-3.pdf');
    expect(untakenName('card.pdf', (name) => taken.includes(name))).toBe('card.pdf');
  });
});
