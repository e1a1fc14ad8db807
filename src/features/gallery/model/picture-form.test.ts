import { expect, it } from 'vitest';
import { pictureFormSchema } from '@contracts/gallery';
import { changesOf, toPictureForm } from './picture-form';

const seen = {
  title: 'Girder',
  description: null,
  alt_text: 'A girder',
  category: 'loads',
  display_order: 4,
} as const;

const edit = (parts: object) =>
  changesOf(pictureFormSchema.parse({ ...toPictureForm(seen), ...parts }), seen);

it('the form sends only changed columns', () => {
  expect(edit({})).toEqual({});
  expect(edit({ title: ' Girder, Lima ', alt_text: ' ' })).toEqual({
    title: 'Girder, Lima',
    alt_text: null,
  });
  expect(edit({ display_order: '2' })).toEqual({ display_order: 2 });
});

it.each([{ title: ' ' }, { display_order: '0' }, { display_order: '1.5' }, { category: 'boats' }])(
  'the form refuses %j',
  (parts) => {
    expect(pictureFormSchema.safeParse({ ...toPictureForm(seen), ...parts }).success).toBe(false);
  },
);
