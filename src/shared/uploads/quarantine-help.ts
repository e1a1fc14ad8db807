const PASSWORD = 'It may be protected with a password.';
const MACROS = 'It contains macros.';

/** Why a document that its sender can open doesn't match its type. */
const REASONS: Partial<Record<string, string>> = {
  'application/rtf': 'It’s rich text with the extension of a Word file.',
  'application/x-cfb': PASSWORD,
  'application/vnd.ms-word.document.macroenabled.12': MACROS,
  'application/vnd.ms-excel.sheet.macroenabled.12': MACROS,
};
const OFFICE = /^application\/(?:msword|vnd\.openxmlformats-officedocument\.)/u;

/** The probable type of a quarantined file and advice; blank if it may be anything. */
export function quarantineHelp(file: { declared_type: string; found_type: string | null }): string {
  const reason = REASONS[file.found_type ?? ''];
  if (reason === undefined || !OFFICE.test(file.declared_type)) return '';
  return `${reason} Ask the sender to save it as a PDF. `;
}
