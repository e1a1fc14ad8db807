import { expect, it } from 'vitest';
import { serviceFormSchema } from './service.ts';

const SERVICE = {
  name: ' Night moves ',
  category: 'Special Projects',
  short_description: '',
  price: '$9.00/mile',
  active: true,
};

it('the name is trimmed, and a service without a description is accepted', () => {
  expect(serviceFormSchema.parse(SERVICE)).toEqual({ ...SERVICE, name: 'Night moves' });
});

it.each([
  [{ name: ' ' }, 'Enter a name.'],
  [{ name: 'x'.repeat(121) }, 'Use 120 characters or fewer.'],
  [{ category: 'Air Freight' }, 'Choose a category.'],
  [{ short_description: 'x'.repeat(501) }, 'Use 500 characters or fewer.'],
  [{ price: '' }, 'Enter a price or a text such as Contact for Quote.'],
])('the service %j is rejected', (changes, message) => {
  const { error } = serviceFormSchema.safeParse({ ...SERVICE, ...changes });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
