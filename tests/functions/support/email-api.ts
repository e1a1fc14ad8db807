import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

export interface AcceptedEmail {
  to: string[];
  subject: string;
  key: string;
}

/**
 * A fake email provider with Resend's API that can fail on demand. Like Resend, it accepts an email once
 * per idempotency key. Call this before `useFunction`, so the function starts with its URL.
 */
export function useEmailApi() {
  /** Emails a real provider would have sent. */
  const accepted: AcceptedEmail[] = [];
  /** Error status for a recipient; undefined accepts, 0 drops the connection. */
  let refuse: (to: string, key: string) => number | undefined = () => undefined;
  let observe: (key: string) => unknown = () => undefined;

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const respond = async () => {
      const { to, subject } = JSON.parse(text) as AcceptedEmail;
      const key = String(request.headers['idempotency-key']);
      await observe(key);
      const status = refuse(to[0] ?? '', key) ?? 200;
      if (status === 0) {
        request.socket.destroy();
        return;
      }
      const isNew = !accepted.some((email) => email.key === key);
      if (status === 200 && isNew) accepted.push({ to, subject, key });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(status === 200 ? { id: key } : { message: `no email to ${to[0] ?? ''}` }),
      );
    };
    request.on('end', () => void respond());
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('EMAIL_API_URL', `http://127.0.0.1:${String(port)}`);
  });
  beforeEach(() => {
    accepted.length = 0;
    refuse = () => undefined;
    observe = () => undefined;
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });

  return {
    accepted,
    /**
     * Called with the idempotency key of every request, accepted or not. A returned promise delays the
     * response.
     */
    onRequest(callback: (key: string) => unknown) {
      observe = callback;
    },
    refuseWith(status: (to: string, key: string) => number | undefined) {
      refuse = status;
    },
    recover() {
      refuse = () => undefined;
    },
  };
}
