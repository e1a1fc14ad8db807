import { expect, it } from 'vitest';
import { plainExpression } from './expression.ts';

it.each([
  ['(( SELECT auth.uid() AS uid) = user_id)', '(auth.uid() = user_id)'],
  ["status = 'NEW'::public.quote_status", "status = 'NEW'"],
  ["kind = ANY (ARRAY['a'::kind, 'b'::kind])", "kind = any (array['a', 'b'])"],
  ["name ~~ 'It''s AND ( SELECT'::text", "name like 'It''s AND ( SELECT'"],
  [
    'load_id IN ( SELECT private.my_load_ids() AS my_load_ids)',
    'load_id in (select private.my_load_ids())',
  ],
  ['(EXISTS ( SELECT\n   FROM public.quotes))', '(exists (select from quotes))'],
])('the condition %j is written plainly', (expression, plain) => {
  expect(plainExpression(expression)).toBe(plain);
});
