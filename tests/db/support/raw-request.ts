import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number | undefined;
  /** Rows shown and, after the slash, rows counted. */
  range: string | undefined;
  body: string;
}

/** Sends headers exactly as given; an array is sent as several lines, which fetch would join. */
export async function rawRequest(
  url: string,
  method: string,
  headers: Record<string, string | string[]>,
): Promise<RawAnswer> {
  const sent = request(url, { method, headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const range = answer.headers['content-range'];
  return { status: answer.statusCode, range, body: await text(answer) };
}
