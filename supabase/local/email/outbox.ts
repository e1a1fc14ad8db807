import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A sent email. */
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
  /** Files in base64. */
  attachments?: { filename: string; content: string }[];
}

export type NewEmail = Omit<OutboxEmail, 'id' | 'sentAt'>;

/** Every email of the stand-in, oldest first. No email leaves this computer. */
export class Outbox {
  readonly #emails: OutboxEmail[];
  readonly #file: string | undefined;

  /** @param file keeps the emails across restarts, one JSON object per line. */
  constructor(file?: string) {
    this.#file = file;
    this.#emails = file === undefined || !existsSync(file) ? [] : readEmails(file);
  }

  get emails(): readonly OutboxEmail[] {
    return this.#emails;
  }

  add(email: NewEmail): OutboxEmail {
    const kept = { id: randomUUID(), sentAt: new Date().toISOString(), ...email };
    this.#emails.push(kept);
    if (this.#file !== undefined) {
      mkdirSync(dirname(this.#file), { recursive: true });
      appendFileSync(this.#file, `${JSON.stringify(kept)}\n`);
    }
    return kept;
  }

  find(id: string): OutboxEmail | undefined {
    return this.#emails.find((email) => email.id === id);
  }

  /** Emails to an address (case-insensitive), oldest first. */
  to(address: string): OutboxEmail[] {
    const wanted = address.toLowerCase();
    return this.#emails.filter(({ to }) => to.some((one) => one.toLowerCase().includes(wanted)));
  }
}

function readEmails(file: string): OutboxEmail[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OutboxEmail);
}

/** The first confirmation, recovery or invitation link in an email from Auth. */
export function findAuthLink({ text, html }: OutboxEmail): string | undefined {
  return /https?:\/\/[^\s"'<>]+#token_hash=[^\s"'<>]*/
    .exec(text ?? html ?? '')?.[0]
    .replaceAll('&amp;', '&');
}
