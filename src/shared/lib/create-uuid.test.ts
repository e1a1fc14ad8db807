import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createUuid } from './create-uuid';

it('the ids are distinct version 4 UUIDs', () => {
  const ids = Array.from({ length: 500 }, createUuid);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(500);
});
