import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';

const project = useProject();
const PUBLIC = [
  'send-quote-emails',
  'send-quote-link',
  'send-contact-email',
  'send-application-email',
];
const ADMIN_ONLY = ['reply-by-email', 'invite-user', 'reset-second-factor', 'invoice-file'];
const NAMES = [...PUBLIC, ...ADMIN_ONLY];

async function statusOf(error: unknown): Promise<number> {
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const { context } = error as { context: Response };
  await context.body?.cancel();
  return context.status;
}

describe.each(NAMES)('%s', (name) => {
  it('allows calls from another origin', async () => {
    const response = await fetch(`${project.url}/functions/v1/${name}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://www.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });

    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-allow-origin')).toMatch(
      /^(\*|https:\/\/www\.example\.com)$/,
    );
    for (const header of ['apikey', 'authorization', 'content-type', 'x-client-info']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(header);
    }
  });
});

describe.each(PUBLIC)('%s', (name) => {
  it('accepts calls from visitors and rejects an invalid body', async () => {
    const answer = await project.visitor().functions.invoke(name, { body: { nonsense: true } });

    const status = await statusOf(answer.error);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect([401, 403]).not.toContain(status);
  });
});

it.each(ADMIN_ONLY)('%s rejects visitors', async (name) => {
  const answer = await project.visitor().functions.invoke(name, { body: {} });

  expect(await statusOf(answer.error)).toBe(401);
});

it('an unknown function returns 404', async () => {
  const answer = await project.visitor().functions.invoke('nope', { body: {} });

  expect(await statusOf(answer.error)).toBe(404);
});
