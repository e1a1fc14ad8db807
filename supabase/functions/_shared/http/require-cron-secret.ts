import { requireEnv } from '../env.ts';
import { HttpError } from './http-error.ts';

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * Refuses everyone but the scheduler, which sends CRON_SECRET in the header `x-cron-secret`.
 *
 * @throws HttpError 401 without the secret; Error if CRON_SECRET is not set.
 */
export async function requireCronSecret(request: Request): Promise<void> {
  const [expected, given] = await Promise.all([
    sha256(requireEnv('CRON_SECRET')),
    sha256(request.headers.get('x-cron-secret') ?? ''),
  ]);
  // Compares every byte, so that the response time doesn't reveal how much of a guess is right.
  let difference = 0;
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0);
  if (difference !== 0) throw new HttpError(401, 'Not authorized.');
}
