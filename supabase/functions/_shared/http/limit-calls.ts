import type { Database } from '../database.ts';
import { clientAddress } from './client-address.ts';
import { HttpError } from './http-error.ts';

/**
 * Limits a function that anyone may call, by the caller's network and by the id it is about. Call it before
 * any other work: it costs one query. The database stores only hashes (migrations: limit_function_call).
 *
 * @throws HttpError 429 with the seconds to wait; Error if the limit can't be read.
 */
export async function limitCalls(
  database: Database,
  name: string,
  request: Request,
  id: string,
): Promise<void> {
  const { data, error } = await database.rpc('limit_function_call', {
    _name: name,
    _address: clientAddress(request.headers),
    _id: id,
  });
  if (error) throw new Error(`Could not count a call of ${name}: ${error.code}`);
  if (data > 0) {
    throw new HttpError(429, 'Too many requests. Please wait a few minutes and try again.', {
      retryAfter: data,
    });
  }
}
