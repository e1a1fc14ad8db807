import { describe, expect, it } from 'vitest';
import { type Bucket, checkKey, checkMimeType, checkSize } from './bucket-rules.ts';

const bucket = (changes: Partial<Bucket>): Bucket => ({
  id: 'b',
  public: false,
  file_size_limit: null,
  allowed_mime_types: null,
  ...changes,
});

describe('keys', () => {
  it.each(['a.pdf', 'folder/resume_Jo-Ann (1).pdf', "it's $5 & more=@;:+,?!*.txt"])(
    '%s is valid',
    (key) => {
      expect(() => checkKey(key)).not.toThrow();
    },
  );
  it.each(['', 'é.pdf', 'a#b', 'a%b', 'a\\b', 'line\nbreak', '<a>', '😀'])(
    '%s is invalid',
    (key) => {
      expect(() => checkKey(key)).toThrow('Invalid key');
    },
  );
});

describe('types', () => {
  const images = bucket({ allowed_mime_types: ['image/*', 'application/pdf'] });

  it.each(['image/png', 'application/pdf', 'Application/PDF', 'image/webp; charset=binary'])(
    '%s passes',
    (type) => {
      expect(() => checkMimeType(images, type)).not.toThrow();
    },
  );
  it.each(['text/html', 'images/png', 'application/pdfx', ''])('%s does not', (type) => {
    expect(() => checkMimeType(images, type)).toThrow('is not supported');
  });
  it('every type passes if there is no list', () => {
    expect(() => checkMimeType(bucket({}), 'text/html')).not.toThrow();
  });
});

describe('sizes', () => {
  it('a file at the limit passes, one byte more does not', () => {
    const small = bucket({ file_size_limit: 10 });

    expect(() => checkSize(small, 10)).not.toThrow();
    expect(() => checkSize(small, 11)).toThrow('exceeded the maximum allowed size');
  });
  it('a bucket without its own limit has the project’s', () => {
    expect(() => checkSize(bucket({}), 50 * 1024 * 1024 + 1)).toThrow();
  });
});
