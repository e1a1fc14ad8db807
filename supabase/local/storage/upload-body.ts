import { invalidRequest } from './errors.ts';

/** An uploaded file, from a multipart form or a plain body. */
export interface UploadedFile {
  body: Uint8Array;
  mimeType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/** @throws StorageError when the body doesn't match the headers. */
export async function readUpload(request: Request): Promise<UploadedFile> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  return /^multipart\/form-data/i.test(type) ? readForm(request) : readPlain(request, type);
}

async function readForm(request: Request): Promise<UploadedFile> {
  const form = await request.formData().catch(() => {
    throw invalidRequest('The form could not be read.');
  });
  const file = [...form.values()].find((part) => part instanceof File);
  if (file === undefined) throw invalidRequest('The form has no file.');
  const maxAge = form.get('cacheControl');
  const metadata = form.get('metadata');
  return {
    body: new Uint8Array(await file.arrayBuffer()),
    mimeType: file.type === '' ? 'application/octet-stream' : file.type,
    cacheControl: typeof maxAge === 'string' && maxAge !== '' ? `max-age=${maxAge}` : 'no-cache',
    userMetadata: typeof metadata === 'string' ? parseMetadata(metadata) : null,
  };
}

async function readPlain(request: Request, mimeType: string): Promise<UploadedFile> {
  const metadata = request.headers.get('x-metadata');
  return {
    body: new Uint8Array(await request.arrayBuffer()),
    mimeType,
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata:
      metadata === null ? null : parseMetadata(Buffer.from(metadata, 'base64').toString()),
  };
}

/** A file's own metadata; `null` if it isn't a JSON object. */
export function parseMetadata(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
