/** Markup that may stand in a mail as it is. Only `html` makes it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = string | Html | readonly Html[];

/** Markup with everything put into it escaped, unless it is markup from here itself. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...contents.map(toMarkup)));
}

function toMarkup(content: Content): string {
  if (content instanceof Html) return content.markup;
  return typeof content === 'string' ? escapeHtml(content) : content.map(toMarkup).join('');
}

/** Text as it must be written between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Escaped text whose line breaks are kept. */
export const paragraphs = (text: string): Html =>
  new Html(escapeHtml(text).replace(/\r\n?|\n/gu, '<br>'));

// Line breaks would end a mail header; the marks that turn reading direction would disguise one.
// eslint-disable-next-line no-control-regex -- naming the control characters is the point
const UNSAFE_IN_HEADER = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/gu;

/** Text for one line of a mail's header. */
export const headerLine = (text: string): string =>
  text.replace(UNSAFE_IN_HEADER, ' ').replace(/\s+/gu, ' ').trim();

/** Longest subject; mail programs show less. */
const SUBJECT_MAX = 140;

/** A mail's subject: one line, not too long. */
export const subjectLine = (text: string): string => headerLine(text).slice(0, SUBJECT_MAX);

/**
 * Text that mail programs make no link of. Anybody can have a mail sent to somebody else's address
 * by typing that address into the form; it shall not carry links of theirs.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:/@](?=\S)/gu, '$&\u200b');
