import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES } from '@contracts/documents';
import { sampleFile } from '@tests/ui/sample-files';
import { acceptedExtensions, checkDocument } from './document-rules';

describe('a valid file', () => {
  it.each([
    ['resume.pdf', 'pdf', 'resume', 'pdf'],
    ['RESUME.PDF', 'pdf', 'resume', 'pdf'],
    ['resume.doc', 'doc', 'resume', 'doc'],
    ['resume.docx', 'docx', 'resume', 'docx'],
    ['cdl.jpeg', 'jpg', 'cdl', 'jpg'],
    ['cdl.png', 'png', 'cdl', 'png'],
    ['scan.JPG', 'png', 'cdl', 'png'],
    ['twic.docx', 'docx', 'other', 'docx'],
    ['download.jfif', 'jpg', 'cdl', 'jpg'],
    ['SCAN.JFIF', 'jpg', 'other', 'jpg'],
    ['scan.jpe', 'jpg', 'cdl', 'jpg'],
    ['scan.pjpeg', 'png', 'cdl', 'png'],
    ['resume.doc', 'docx', 'resume', 'docx'],
  ] as const)('is accepted: %s', async (name, content, kind, type) => {
    expect(await checkDocument(sampleFile(name, content), kind)).toEqual({ type });
  });

  it('may be as large as the limit and no larger', async () => {
    const sized = (size: number) => checkDocument(sampleFile('resume.pdf', 'pdf', size), 'resume');
    expect(await sized(DOCUMENT_MAX_BYTES)).toEqual({ type: 'pdf' });
    expect(await sized(DOCUMENT_MAX_BYTES + 1)).toEqual({
      problem: 'Larger than 10MB. Choose a smaller file.',
    });
  });
});

describe('an invalid file', () => {
  it.each([
    ['resume.pdf', 'empty', 'resume', /empty/],
    ['resume.exe', 'exe', 'resume', /^Choose a PDF, DOC or DOCX file\.$/],
    ['resume', 'pdf', 'resume', /^Choose a PDF/],
    ['resume.png', 'png', 'resume', /^Choose a PDF/],
    ['cdl.docx', 'docx', 'cdl', /^Choose a PDF, JPG or PNG file\.$/],
    ['IMG_2201.HEIC', 'png', 'cdl', /^We can’t use HEIC photos here\. .*Most Compatible/],
    ['IMG_2201.HEIC', 'png', 'resume', /^Choose a PDF, DOC or DOCX file\.$/],
    ['IMG_2201.jpg', 'heic', 'cdl', /^We can’t use HEIC photos here\. .*Most Compatible/],
    ['IMG_2201.png', 'heic', 'other', /^We can’t use HEIC photos here\./],
    ['resume.jfif', 'jpg', 'resume', /^Choose a PDF, DOC or DOCX file\.$/],
    ['cdl.jfif', 'exe', 'cdl', /^This isn’t a valid JPG file\. Choose the original\.$/],
    ['resume.pdf', 'exe', 'resume', /^This isn’t a valid PDF file\. Choose the original\.$/],
    ['resume.docx', 'xlsx', 'resume', /isn’t a valid DOCX/],
    [
      'resume.doc',
      'rtf',
      'resume',
      /^This isn’t a valid DOC file\. Save it as a PDF and choose that\.$/,
    ],
    ['resume.doc', 'html', 'other', /isn’t a valid DOC file\. Save it as a PDF/],
    // A password hides what a document is.
    ['resume.docx', 'doc', 'resume', /isn’t a valid DOCX file\. Save it as a PDF/],
    ['resume.docx', 'docm', 'resume', /isn’t a valid DOCX file\. Save it as a PDF/],
    ['cdl.pdf', 'png', 'cdl', /isn’t a valid PDF/],
    ['cdl.jpg', 'pdf', 'cdl', /isn’t a valid JPG/],
  ] as const)(
    'an invalid file is refused with a reason: %s with %s content',
    async (name, content, kind, problem) => {
      expect(await checkDocument(sampleFile(name, content), kind)).toEqual({
        problem: expect.stringMatching(problem) as string,
      });
    },
  );

  it('an invalid file is refused when it can’t be read', async () => {
    const file = sampleFile('resume.pdf', 'pdf');
    file.slice = () => {
      throw new DOMException('The file was moved.', 'NotReadableError');
    };
    expect(await checkDocument(file, 'resume')).toEqual({
      problem: 'We couldn’t read this file. Choose it again.',
    });
  });
});

it('the rules list the accepted extensions', () => {
  expect(acceptedExtensions('cdl').split(',').sort()).toEqual([
    '.jfif',
    '.jpe',
    '.jpeg',
    '.jpg',
    '.pdf',
    '.pjp',
    '.pjpeg',
    '.png',
  ]);
  expect(acceptedExtensions('resume').split(',').sort()).toEqual(['.doc', '.docx', '.pdf']);
  expect(acceptedExtensions('other').split(',')).toHaveLength(10);
});
