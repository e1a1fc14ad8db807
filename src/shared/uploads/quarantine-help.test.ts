import { expect, it } from 'vitest';
import { ATTACHMENT_TYPES } from '@contracts/attachments';
import { quarantineHelp } from './quarantine-help';

const { docx, xlsx, pdf } = ATTACHMENT_TYPES;
const ASK = 'Ask the sender to save it as a PDF.';

it.each([
  [
    'application/msword',
    'application/rtf',
    `It’s rich text with the extension of a Word file. ${ASK}`,
  ],
  [docx, 'application/x-cfb', `It may be protected with a password. ${ASK}`],
  [xlsx, 'application/vnd.ms-excel.sheet.macroenabled.12', `It contains macros. ${ASK}`],
  [docx, 'application/x-msdownload', ''],
  [docx, null, ''],
  [pdf, 'application/x-cfb', ''],
])('%s with %s', (declared_type, found_type, help) => {
  expect(quarantineHelp({ declared_type, found_type }).trim()).toBe(help);
});
