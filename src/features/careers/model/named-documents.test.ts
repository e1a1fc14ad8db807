import { expect, it } from 'vitest';
import { namedDocuments } from './named-documents';

const FOLDER = '30000000-0000-4000-8000-000000000001';
const NOTHING = {
  id: FOLDER,
  resume_document_url: null,
  cdl_document_url: null,
  other_documents_urls: [],
};

it.each([
  ['resume_Jo.Field.pdf', 'resume.pdf'],
  ['resume_jo.DOCX', 'resume.docx'],
  ['resume_Jo Field (2026).v2.pdf', 'resume.pdf'],
])('the resume %s is saved as %s', (stored, fileName) => {
  const [resume] = namedDocuments({ ...NOTHING, resume_document_url: `${FOLDER}/${stored}` });
  expect(resume?.fileName).toBe(fileName);
});

it.each([
  ['cdl_card.pdf', 'cdl.pdf'],
  ['cdl_front.jpg', 'cdl.jpg'],
])('the CDL document %s is saved as %s', (stored, fileName) => {
  const [card] = namedDocuments({ ...NOTHING, cdl_document_url: `${FOLDER}/${stored}` });
  expect(card?.fileName).toBe(fileName);
});

it('other documents keep their original names', () => {
  const other_documents_urls = [
    `${FOLDER}/other_other_letter.docx`,
    `${FOLDER}/other_T.W.I.C. & medical card.png`,
  ];
  expect(
    namedDocuments({ ...NOTHING, other_documents_urls }).map(({ fileName }) => fileName),
  ).toEqual(['other_letter.docx', 'T.W.I.C. & medical card.png']);
});
