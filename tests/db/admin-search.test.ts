import { expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import { aMessage, aQuote } from './support/rows.ts';

const project = useProject();

const find = async (text: string, perKind = 5) => {
  const answer = await project.as('admin').rpc('admin_search', { _text: text, _per_kind: perKind });
  return (answer.data ?? []) as { kind: string; id: string; title: string; detail: string }[];
};

it('finds quotes, messages, applications, users and loads; wildcards match themselves', async () => {
  const quote = aQuote({ customer_name: 'Zed 100%_(x) Haulers' });
  const message = aMessage({ name: 'Zed 100%_(x) Crates' });
  await project.as('visitor').from('quotes').insert(quote);
  await project.as('visitor').from('contact_messages').insert(message);

  expect(await find('ZED 100%_(X)')).toEqual([
    {
      kind: 'quote',
      id: quote.id,
      title: quote['customer_name'],
      detail: 'Dayton, OH to Laredo, TX',
    },
    { kind: 'message', id: message.id, title: message['name'], detail: 'A question' },
  ]);
  expect((await find('irene novak')).map(({ kind }) => kind)).toContain('application');
  expect((await find('admin@example.com')).map(({ kind }) => kind)).toContain('user');
  expect((await find('gas turbine')).map(({ kind }) => kind)).toContain('load');
});

it('returns the newest few of each kind, and nothing for a single letter', async () => {
  const older = aQuote({ customer_name: 'Quill One' });
  const newer = aQuote({ customer_name: 'Quill Two' });
  await project.as('visitor').from('quotes').insert(older);
  await project.as('visitor').from('quotes').insert(newer);

  expect((await find('quill', 1)).map(({ id }) => id)).toEqual([newer.id]);
  expect(await find(' q ')).toEqual([]);
});

it.each(['visitor', 'customer', 'driver'] as const)('rejects a %s', async (caller) => {
  const { error } = await project.as(caller).rpc('admin_search', { _text: 'dayton' });
  expect(error?.code).toBe(FORBIDDEN);
});
