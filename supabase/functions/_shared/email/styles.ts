import { Html } from './escape.ts';

// The site's colors as literal values, inlined in every element: most email programs drop stylesheets,
// and none support CSS variables.
const INK = '#0f1214';
const ON_INK = '#f6f3ec';
const ON_INK_MUTED = '#c4c1b9';
const PAPER = '#faf8f4';
const WHITE = '#ffffff';
const LINE = '#dfd9cd';
const LINE_STRONG = '#c9c2b3';
const MUTED = '#4a453d';
const SUBTLE = '#655f54';
const AMBER = '#ffb40a';

const css = (rules: string) => new Html(rules.replace(/\s*\n\s*/gu, ' ').trim());
const text = (size: number, leading: number, rules: string) =>
  css(`font-family: Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif;
    font-size: ${String(size)}px; line-height: ${String(leading)}; ${rules}`);

/** Attributes of every layout table. */
export const LAYOUT = new Html(
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
);

/** Backgrounds as attributes, for Outlook. */
export const GROUND = {
  ink: new Html(`bgcolor="${INK}"`),
  paper: new Html(`bgcolor="${PAPER}"`),
  white: new Html(`bgcolor="${WHITE}"`),
  amber: new Html(`bgcolor="${AMBER}"`),
} as const;

/** Inline styles for the parts of an email. */
export const STYLE = {
  body: css(`margin: 0; padding: 0; background-color: ${PAPER}; -webkit-text-size-adjust: 100%`),
  preview: css('display: none; max-height: 0; overflow: hidden; mso-hide: all'),
  page: css('width: 100%; max-width: 600px'),
  brandBar: css(`background-color: ${INK}; padding: 26px 36px 0`),
  brand: text(16, 1.2, `font-weight: 800; color: ${ON_INK}; text-decoration: none`),
  brandMark: css(`color: ${AMBER}`),
  titleBar: css(
    `background-color: ${INK}; padding: 28px 36px 32px; border-bottom: 4px solid ${AMBER}`,
  ),
  title: text(30, 1.12, `margin: 0; font-weight: 800; letter-spacing: -.02em; color: ${ON_INK}`),
  content: css(`background-color: ${WHITE}; padding: 32px 36px 36px`),
  footer: text(
    14,
    1.6,
    `background-color: ${INK}; padding: 26px 36px 30px; color: ${ON_INK_MUTED}`,
  ),
  footerStrong: css(
    `color: ${ON_INK}; font-weight: 700; text-decoration: none; white-space: nowrap`,
  ),

  paragraph: text(16, 1.55, `margin: 0 0 16px; word-break: break-word; color: ${MUTED}`),
  small: text(14, 1.5, `margin: 0; color: ${SUBTLE}`),
  address: text(13, 1.5, `margin: 6px 0 24px; word-break: break-all; color: ${SUBTLE}`),
  heading: text(18, 1.25, `margin: 32px 0 8px; font-weight: 700; color: ${INK}`),
  unbroken: css('white-space: nowrap'),
  link: css(`color: ${INK}; text-decoration: underline; text-decoration-color: ${AMBER}`),

  measures: css(`border-collapse: collapse; border: 1px solid ${LINE_STRONG}; margin: 24px 0 12px`),
  measure: css(`border: 1px solid ${LINE_STRONG}; padding: 12px 14px; vertical-align: top`),
  measureName: text(13, 1.3, `display: block; color: ${SUBTLE}`),
  measureValue: text(
    20,
    1.3,
    `display: block; font-weight: 700; white-space: nowrap; color: ${INK}`,
  ),

  facts: css('border-collapse: collapse; margin: 0 0 24px'),
  factName: text(
    15,
    1.45,
    `border-bottom: 1px solid ${LINE}; padding: 11px 16px 11px 0; vertical-align: top;
    text-align: left; font-weight: 600; color: ${INK}`,
  ),
  factValue: text(
    15,
    1.45,
    `border-bottom: 1px solid ${LINE}; padding: 11px 0; vertical-align: top;
    word-break: break-word; color: ${MUTED}`,
  ),

  buttonTable: css('margin: 24px 0 8px'),
  buttonCell: css(`background-color: ${AMBER}; border-radius: 3px`),
  button: text(
    16,
    1.25,
    `display: inline-block; padding: 14px 22px; font-weight: 700; color: ${INK};
    text-decoration: none`,
  ),
} as const;
