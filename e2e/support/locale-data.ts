import type { Page } from '@playwright/test';

/**
 * Records every use of `Intl` and `toLocaleString` on pages opened from now on: loading a language's data
 * keeps a phone busy for 40 to 160 ms. Returns a function that reads the list.
 */
export async function watchLocaleData(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const localeData: string[] = [];
    Object.assign(window, { localeData });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator'] as const) {
      const watched = new Proxy(Intl[name], {
        construct(format, args: unknown[], newTarget) {
          localeData.push(name);
          return Reflect.construct(format, args, newTarget) as object;
        },
      });
      Object.assign(Intl, { [name]: watched });
    }
    for (const { prototype } of [Number, Date]) {
      const original = prototype.toLocaleString;
      prototype.toLocaleString = function (...args: []) {
        localeData.push('toLocaleString');
        return original.apply(this, args);
      };
    }
  });
  return () =>
    page.evaluate(() => (window as { localeData?: string[] }).localeData ?? ['unwatched']);
}
