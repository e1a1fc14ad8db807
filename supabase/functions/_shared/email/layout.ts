import { COMPANY_CONTACT } from '../domain/company.ts';
import { html, Html } from './escape.ts';
import { GROUND, LAYOUT, STYLE } from './styles.ts';

interface Page {
  /** The preview text next to the subject in an inbox. */
  readonly preview: string;
  readonly title: string;
  readonly content: readonly Html[];
  /** URL of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** Keeps the rest of the email out of the preview. */
const PREVIEW_END = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/** A complete HTML email: brand, title, content, footer. */
export function emailPage({ preview, title, content, siteUrl }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="format-detection" content="telephone=no, address=no, email=no, date=no" />
        <title>${title}</title>
        <style>
          @media (max-width: 480px) {
            .pad {
              padding-left: 20px !important;
              padding-right: 20px !important;
            }
            .title {
              font-size: 25px !important;
            }
          }
        </style>
      </head>
      <body style="${STYLE.body}">
        <div style="${STYLE.preview}">${preview}${PREVIEW_END}</div>
        <table ${LAYOUT} ${GROUND.paper}>
          <tr>
            <td align="center">
              <table ${LAYOUT} style="${STYLE.page}">
                <tr>
                  <td class="pad" ${GROUND.ink} style="${STYLE.brandBar}">${brand(siteUrl)}</td>
                </tr>
                <tr>
                  <td class="pad" ${GROUND.ink} style="${STYLE.titleBar}">
                    <h1 class="title" style="${STYLE.title}">${title}</h1>
                  </td>
                </tr>
                <tr>
                  <td class="pad" ${GROUND.white} style="${STYLE.content}">${content}</td>
                </tr>
                <tr>
                  <td class="pad" ${GROUND.ink} style="${STYLE.footer}">${footer()}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}

const { name, phones, address, hours } = COMPANY_CONTACT;
const ADDRESS = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;

const brand = (siteUrl: string): Html => html`
  <a href="${siteUrl}/" style="${STYLE.brand}">
    <span style="${STYLE.brandMark}">&#9670;</span>&nbsp;${name}
  </a>
`;

const phone = ({ display, href }: { display: string; href: string }): Html =>
  html`<a href="${href}" style="${STYLE.footerStrong}">${display}</a>`;

const footer = (): Html => html`
  <strong style="${STYLE.footerStrong}">${name}</strong><br />
  ${ADDRESS}<br />
  Dispatch ${hours.dispatch} ${phone(phones.dispatch)}<br />
  Emergency ${phone(phones.emergency)}
`;

/** The footer of the plain-text version. */
export const TEXT_FOOTER = [
  '-- ',
  name,
  ADDRESS,
  `Dispatch (${hours.dispatch}): ${phones.dispatch.display}`,
  `Emergency: ${phones.emergency.display}`,
].join('\n');
