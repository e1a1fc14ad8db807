import { phoneHref } from '../domain/text/phone-href.ts';
import { html, type Html } from './escape.ts';
import { GROUND, LAYOUT, STYLE } from './styles.ts';

/** A paragraph of body text. */
export const paragraph = (content: string | Html): Html =>
  html`<p style="${STYLE.paragraph}">${content}</p>`;

/** A paragraph of fine print. */
export const small = (content: string): Html => html`<p style="${STYLE.small}">${content}</p>`;

/** A heading in the body. */
export const heading = (text: string): Html => html`<h2 style="${STYLE.heading}">${text}</h2>`;

/** Text that stays on one line, such as a reference or a phone number. */
export const unbroken = (text: string | Html): Html =>
  html`<span style="${STYLE.unbroken}">${text}</span>`;

/** A link in the color of its text. */
export const link = (href: string, text: string): Html =>
  html`<a href="${href}" style="${STYLE.link}">${text}</a>`;

/** A phone number as a call link, or plain text if it can't be dialed. */
export function phoneLink(phone: string): Html | string {
  const href = phoneHref(phone);
  return href === null ? phone : unbroken(link(href, phone));
}

/** An email address as a mailto: link. */
export const emailLink = (email: string): Html =>
  link(`mailto:${encodeURIComponent(email)}`, email);

/** One dimension of a load. */
export interface Measure {
  readonly name: string;
  readonly value: string;
}

/** Dimensions side by side, like the title block of a drawing. */
export function measures(entries: readonly Measure[]): Html {
  const cells = entries.map(
    ({ name, value }) => html`
      <td width="33%" style="${STYLE.measure}">
        <span style="${STYLE.measureName}">${name}</span>
        <span style="${STYLE.measureValue}">${value}</span>
      </td>
    `,
  );
  return html`
    <table ${LAYOUT} style="${STYLE.measures}">
      <tr>
        ${cells}
      </tr>
    </table>
  `;
}

/** A label and its value. */
export type Fact = readonly [name: string, value: string | Html];

/** Labels and values in rows with dividers. */
export function facts(rows: readonly Fact[]): Html {
  const lines = rows.map(
    ([name, value]) => html`
      <tr>
        <th scope="row" align="left" width="34%" style="${STYLE.factName}">${name}</th>
        <td style="${STYLE.factValue}">${value}</td>
      </tr>
    `,
  );
  return html`
    <table width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLE.facts}">
      ${lines}
    </table>
  `;
}

/** A button that Outlook renders too. Use one per email. */
export const button = (href: string, text: string): Html => html`
  <table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${STYLE.buttonTable}"
  >
    <tr>
      <td ${GROUND.amber} style="${STYLE.buttonCell}">
        <a href="${href}" style="${STYLE.button}">${text}</a>
      </td>
    </tr>
  </table>
`;
