/**
 * An error of the Storage API. A hosted project always answers with HTTP 400 and puts the actual
 * status in the body.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly statusCode: number;
  readonly code: string;
  readonly error: string;

  constructor(statusCode: number, code: string, error: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.error = error;
  }

  toResponse(): Response {
    const { statusCode, code, error, message } = this;
    return Response.json(
      { statusCode: String(statusCode), code, error, message },
      { status: statusCode === 500 ? 500 : 400 },
    );
  }
}

export const objectNotFound = () =>
  new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found');
export const bucketNotFound = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
export const alreadyExists = () =>
  new StorageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists');
export const accessDenied = (message = 'new row violates row-level security policy') =>
  new StorageError(403, 'AccessDenied', 'Unauthorized', message);
export const invalidToken = (message: string) =>
  new StorageError(400, 'InvalidJWT', 'InvalidJWT', message);
export const invalidRequest = (message: string) =>
  new StorageError(400, 'InvalidRequest', 'Error', message);
export const invalidKey = (key: string) =>
  new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`);
/** A path with a `%` that encodes no character, as Storage's web server refuses it. */
export const invalidUrl = (path: string) =>
  new StorageError(400, 'FST_ERR_BAD_URL', 'Bad Request', `'${path}' is not a valid url component`);
export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'Payload too large',
    'The object exceeded the maximum allowed size',
  );
export const wrongMimeType = (type: string) =>
  new StorageError(
    415,
    'InvalidMimeType',
    'invalid_mime_type',
    `mime type ${type} is not supported`,
  );

/** Converts a Postgres error to the Storage API's error. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown;
    message?: unknown;
  };
  const text = typeof message === 'string' ? message : 'Internal Server Error';
  if (code === '42501') return accessDenied(text.replace(/ for table "\w+"$/, ''));
  if (code === '23505') return alreadyExists();
  if (code === '23503') return bucketNotFound();
  return new StorageError(500, 'DatabaseError', 'Internal', text);
}
