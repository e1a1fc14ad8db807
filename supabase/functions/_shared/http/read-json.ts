import type * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

/** Largest accepted body. The longest possible quote is a third of this. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The validated JSON body of a request.
 *
 * @throws HttpError 413 if it is too large, 400 if it is not JSON or doesn't match the schema.
 */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parse(await readText(request, maxBytes)));
  if (!parsed.success) throw new HttpError(400, 'The request has an unexpected format.');
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HttpError(400, 'The request is not JSON.', { cause });
  }
}

/** Stops at the limit, whatever the content-length header claims. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of chunks(request)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new HttpError(413, 'The request is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function* chunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
