import { expect, it } from 'vitest';
import { sampleFile } from '@tests/ui/sample-files';
import { canBeShown, safeToShow } from './shown-document';

it.each([
  ['pdf', 'pdf', 'application/pdf'],
  ['jpg', 'image', 'image/jpeg'],
  ['png', 'image', 'image/png'],
] as const)(
  'a %s is shown as what it is, whatever type it came with',
  async (content, kind, type) => {
    const lying = new Blob([sampleFile('a', content)], { type: 'text/html' });
    const shown = await safeToShow(lying);
    expect(shown?.kind).toBe(kind);
    expect(shown?.file.type).toBe(type);
  },
);

it('nothing else is shown, whatever type it says', async () => {
  for (const content of ['doc', 'docx', 'exe', 'empty'] as const) {
    expect(
      await safeToShow(new Blob([sampleFile('a', content)], { type: 'application/pdf' })),
    ).toBe(null);
  }
  expect(await safeToShow(new Blob(['<script>1</script>'], { type: 'application/pdf' }))).toBe(
    null,
  );
});

it('Word files are not offered to be looked at', () => {
  expect(
    ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', ''].map((extension) => canBeShown({ extension })),
  ).toEqual([true, true, true, true, false, false, false]);
});
