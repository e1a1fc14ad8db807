import { COMPANY_CONTACT } from '../domain/company.ts';
import { html, type Html } from './escape.ts';
import { link, unbroken } from './blocks.ts';

const { name: company, phones, hours } = COMPANY_CONTACT;

/** Only letters, spaces and punctuation used in names. */
const NAME = /^[\p{L}\p{M}'’. -]{1,60}$/u;

/** Greets by name only if the name looks like one: anyone can enter any name and any address. */
export const greeting = (name: string): string =>
  NAME.test(name) && !/\.\S/u.test(name) ? `Hello ${name},` : 'Hello,';

/** When the office answers. */
export const OFFICE_HOURS = `Our office is open ${hours.office}.`;

/** The sentence with dispatch's phone number, as HTML and as text. */
export const callDispatch = (lead: string): { html: Html; text: string } => ({
  html: html`${lead} Call dispatch at
  ${unbroken(link(phones.dispatch.href, phones.dispatch.display))}, day or night.`,
  text: `${lead} Call dispatch at ${phones.dispatch.display}, day or night.`,
});

/** For a recipient whose address someone else entered. */
export const notMe = (action: string): string =>
  `If you didn't ${action} ${company}, someone entered your address by mistake. You can ignore this email.`;
