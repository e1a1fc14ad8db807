import { expect, it } from 'vitest';
import { bucketsIn } from './buckets-in.ts';

it.each<[string, string[] | undefined]>([
  ["bucket_id = 'gallery'::text", ['gallery']],
  ["((bucket_id = 'gallery'::text) AND private.is_admin())", ['gallery']],
  ["bucket_id = 'gallery'::text AND (name = 'a'::text OR true)", ['gallery']],
  ["bucket_id = 'a'::text AND true OR bucket_id = 'b'::text", ['a', 'b']],
  ["bucket_id = ANY (ARRAY['a'::text, 'b'::text])", ['a', 'b']],
  ["bucket_id <> 'gallery'::text", undefined],
  ["owner_id = 'gallery'::text OR true", undefined],
  ["bucket_id = 'gallery'::text OR private.is_admin()", undefined],
  ["NOT (bucket_id = 'gallery'::text)", undefined],
  ["CASE WHEN true AND bucket_id = 'gallery'::text AND true THEN false ELSE true END", undefined],
  ["name = ' AND bucket_id = ''gallery'''::text", undefined],
])('the buckets of a condition are read from %s', (condition, buckets) => {
  expect(bucketsIn(condition)).toEqual(buckets);
});
