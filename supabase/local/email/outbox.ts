import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A mail as it was handed over for sending. */
export interface OutboxEmail {
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

export type NewEmail = Omit<OutboxEmail, 'id' | 'sentAt'>;

/** Every mail of the stand-in, oldest first. Nothing ever leaves this machine. */
export class Outbox {
  readonly #mails: OutboxEmail[];
  readonly #file: string | undefined;

  /** @param file where mails are kept over a restart, one JSON object a line. */
  constructor(file?: string) {
    this.#file = file;
    this.#mails = file === undefined || !existsSync(file) ? [] : readEmails(file);
  }

  get emails(): readonly OutboxEmail[] {
    return this.#mails;
  }

  add(mail: NewEmail): OutboxEmail {
    const kept = { id: randomUUID(), sentAt: new Date().toISOString(), ...mail };
    this.#mails.push(kept);
    if (this.#file !== undefined) {
      mkdirSync(dirname(this.#file), { recursive: true });
      appendFileSync(this.#file, `${JSON.stringify(kept)}\n`);
    }
    return kept;
  }

  find(id: string): OutboxEmail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Mails to an address, whatever its capitals, oldest first. */
  to(address: string): OutboxEmail[] {
    const wanted = address.toLowerCase();
    return this.#mails.filter(({ to }) => to.some((one) => one.toLowerCase().includes(wanted)));
  }
}

function readEmails(file: string): OutboxEmail[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OutboxEmail);
}

/** The first confirmation, recovery or invitation link in a mail from Auth. */
export function findAuthLink({ text, html }: OutboxEmail): string | undefined {
  return /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify[^\s"'<>]*/
    .exec(text ?? html ?? '')?.[0]
    .replaceAll('&amp;', '&');
}
