import { withoutInvisible } from '../domain/text/invisible.ts';

/** Safe markup. Create it only with `html`. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = string | Html | readonly Html[];

/** A template tag that escapes inserted text but not inserted `Html`. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...contents.map(toMarkup)));
}

function toMarkup(content: Content): string {
  if (content instanceof Html) return content.markup;
  return typeof content === 'string' ? escapeHtml(content) : content.map(toMarkup).join('');
}

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Escaped text with line breaks as <br>. */
export const paragraphs = (text: string): Html =>
  new Html(escapeHtml(text).replace(/\r\n?|\n/gu, '<br>'));

// Line breaks would end a header; U+202E would show the rest of it backwards.
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const UNSAFE_IN_HEADER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]+/gu;

/** Text that is safe in one line of an email header. */
export const headerLine = (text: string): string =>
  withoutInvisible(text).replace(UNSAFE_IN_HEADER, ' ').replace(/\s+/gu, ' ').trim();

/** Longer than email programs show. */
const SUBJECT_MAX = 140;

/** A subject: one line, at most 140 characters. */
export const subjectLine = (text: string): string =>
  Array.from(headerLine(text)).slice(0, SUBJECT_MAX).join('');

/**
 * Text that email programs don't turn into links. Anyone can enter someone else's address in a form, so
 * the email we send there must not contain links they typed.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:/@](?=\S)/gu, '$&\u200b');
