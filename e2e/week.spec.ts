import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { createDriver, planLoad } from './support/loads.ts';
import { expect, test } from './support/test.ts';

/** Two drivers in the week, the first one with a load. */
async function openWeek(page: Page) {
  const [first, second] = [await createDriver(), await createDriver()];
  const load = await planLoad({ driver_id: first.id });
  await signIn(page, 'admin');
  await page.goto('/admin/loads/week?week=2033-03-09');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const bar = row(first.name).getByRole('link', { name: load.number });
  await expect(bar).toBeVisible();
  const driverOf = async () => {
    const database = await adminDatabase();
    return (await database.from('loads').select('driver_id').eq('id', load.id).single()).data
      ?.driver_id;
  };
  return { first, second, load, row, bar, driverOf };
}

async function centerOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a bar until the page says that it's over the row: a load of another test can add a row above it. */
async function drag(page: Page, bar: Locator, row: Locator, name: string) {
  await bar.hover();
  const { x } = await centerOf(bar);
  await page.mouse.down();
  await page.mouse.move(x, (await centerOf(row)).y, { steps: 12 });
  await expect
    .poll(
      async () => {
        await page.mouse.move(x, (await centerOf(row)).y);
        return (await page.getByRole('status').allInnerTexts()).join('\n');
      },
      { intervals: [20] },
    )
    .toContain(`${name},`);
  await page.mouse.up();
}

// The browser logs the database's refusal of a move.
test.use({ expectedErrors: [/status of 400/] });

test('dragging a bar by mouse gives its load to another driver, unless they are taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  const { first, second, load, row, bar, driverOf } = await openWeek(page);
  await drag(page, bar, row(second.name), second.name);
  const moved = row(second.name).getByRole('link', { name: load.number });
  await expect(moved).toBeVisible();
  await expect.poll(driverOf).toBe(second.id);
  // The drop isn't a click on the link.
  await expect(page).toHaveURL(/\/admin\/loads\/week\?week=2033-03-09$/u);
  expect(await axeFindings(page)).toEqual([]);

  const other = await planLoad({ driver_id: first.id });
  await expect(row(first.name).getByRole('link', { name: other.number })).toBeVisible();
  await drag(page, moved, row(first.name), first.name);
  await expect(
    page.getByText(`${first.name} is booked for ${other.title} from Mar 8,`).first(),
  ).toBeVisible();
  await expect(moved).toBeVisible();
  expect(await driverOf()).toBe(second.id);
  // A click still opens the load.
  await moved.click();
  await expect(page).toHaveURL(new RegExp(`/admin/loads/${load.number}$`, 'u'));
});
