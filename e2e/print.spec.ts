import { expect, test } from './support/test.ts';

/** The width of a Letter page without its margins, and 9 points. */
const PAPER_PX = 720;
const SMALLEST_PX = 12;

const LOADS = {
  'a load for our trailers': 'length=24.5&width=12.333333&height=11.25&weight=76400',
  'a load for none of them': 'length=150&width=17.9375&height=15.0052&weight=376400',
} as const;

test('the assessment of a load prints on Letter, readable and with its sources', async ({
  page,
}) => {
  for (const [what, load] of Object.entries(LOADS)) {
    await test.step(what, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/tools/load-assessment?${load}&origin=Lima%2C+OH&destination=Tulsa%2C+OK`);
      await expect(page.getByRole('article', { name: 'Ohio' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: PAPER_PX, height: 960 });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

      const texts = await page.evaluate(printedTexts);
      expect(texts.length, what).toBeGreaterThan(200);
      expect(
        texts.filter(({ px }) => px < SMALLEST_PX),
        what,
      ).toEqual([]);
      expect(
        texts.filter(({ right }) => right > PAPER_PX),
        what,
      ).toEqual([]);
      await expect(
        page.getByRole('article', { name: 'Ohio' }).getByRole('list', { name: 'Sources' }),
      ).toContainText('https://codes.ohio.gov/ohio-administrative-code/rule-5501:2-1-08');
      await expect(page.getByText('Trailer: ')).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
    });
  }
});

/** Every visible text with its size and right edge in pixels of the paper. Runs in the page. */
function printedTexts() {
  const texts: { text: string; px: number; right: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (parent === null || text === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, right } = range.getBoundingClientRect();
    // Text for screen readers only is one pixel large.
    if (width < 2 || height < 2) continue;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const zoom = parent instanceof SVGElement ? 1 : parent.currentCSSZoom;
    texts.push({ text, px: Math.round(size * scale * zoom * 10) / 10, right });
  }
  return texts;
}
