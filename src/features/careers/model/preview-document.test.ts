import { expect, it } from 'vitest';
import { sampleFile } from '@tests/ui/sample-files';
import { canPreview, toPreview } from './preview-document';

it.each([
  ['pdf', 'pdf', 'application/pdf'],
  ['jpg', 'image', 'image/jpeg'],
  ['png', 'image', 'image/png'],
] as const)(
  'a %s is previewed by its content, whatever its declared type',
  async (content, kind, type) => {
    const lying = new Blob([sampleFile('a', content)], { type: 'text/html' });
    const shown = await toPreview(lying);
    expect(shown?.kind).toBe(kind);
    expect(shown?.file.type).toBe(type);
  },
);

it('nothing else is previewed, whatever its declared type', async () => {
  for (const content of ['doc', 'docx', 'exe', 'empty'] as const) {
    expect(await toPreview(new Blob([sampleFile('a', content)], { type: 'application/pdf' }))).toBe(
      null,
    );
  }
  expect(await toPreview(new Blob(['<script>1</script>'], { type: 'application/pdf' }))).toBe(null);
});

it('a Word file has no preview', () => {
  expect(
    ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', ''].map((extension) => canPreview({ extension })),
  ).toEqual([true, true, true, true, false, false, false]);
});
