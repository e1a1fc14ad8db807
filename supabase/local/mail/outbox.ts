import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A mail as it was handed over for sending. */
export interface OutboxMail {
  id: string;
  /** ISO 8601. */
  sentAt: string;
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text?: string;
  html?: string;
}

export type NewMail = Omit<OutboxMail, 'id' | 'sentAt'>;

/** Every mail of the stand-in, oldest first. Nothing ever leaves this machine. */
export class Outbox {
  readonly #mails: OutboxMail[];
  readonly #file: string | undefined;

  /** @param file where mails are kept over a restart, one JSON object a line. */
  constructor(file?: string) {
    this.#file = file;
    this.#mails = file === undefined || !existsSync(file) ? [] : readMails(file);
  }

  get mails(): readonly OutboxMail[] {
    return this.#mails;
  }

  add(mail: NewMail): OutboxMail {
    const kept = { id: randomUUID(), sentAt: new Date().toISOString(), ...mail };
    this.#mails.push(kept);
    if (this.#file !== undefined) {
      mkdirSync(dirname(this.#file), { recursive: true });
      appendFileSync(this.#file, `${JSON.stringify(kept)}\n`);
    }
    return kept;
  }

  find(id: string): OutboxMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Mails to an address, whatever its capitals, oldest first. */
  to(address: string): OutboxMail[] {
    const wanted = address.toLowerCase();
    return this.#mails.filter(({ to }) => to.some((one) => one.toLowerCase().includes(wanted)));
  }
}

function readMails(file: string): OutboxMail[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OutboxMail);
}

/** The first confirmation, recovery or invitation link in a mail from Auth. */
export function findAuthLink({ text, html }: OutboxMail): string | undefined {
  return /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify[^\s"'<>]*/
    .exec(text ?? html ?? '')?.[0]
    .replaceAll('&amp;', '&');
}
