import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { bringSession, signIn } from './support/accounts.ts';
import { axeFindings, expectLoaded } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { addUnits, coverDemoPilot, createDriver } from './support/loads.ts';
import { createMember } from './support/members.ts';
import { expectEmailsTo } from './support/outbox.ts';
import { storeOwnQuote } from './support/quotes.ts';
import { expect, test } from './support/test.ts';

/** The shortest chain of states from Dayton to Baytown. */
const STATES = ['OH', 'KY', 'TN', 'AR', 'TX'];
/** 200 miles at $2.45. */
const OWN_RATE = ['$490.00', '$2.45'];

/** Drivers can't see a price anywhere on their page. */
async function expectNoPrice(page: Page) {
  expect(await page.locator('body').innerText()).not.toMatch(/\$|6,616/u);
}

/** A pilot car sees how its own rate adds up, and no other amount on the load. */
async function expectOnlyOwnRate(page: Page, job: Locator, rate: readonly string[]) {
  const amounts = (await job.innerText()).matchAll(/\$[\d,.]*\d/gu);
  expect([...amounts].map(([amount]) => amount)).toEqual(rate);
  expect(await page.locator('body').innerText()).not.toMatch(/6,616/u);
}

test('a broker’s quote becomes an offer, a load that is ready, and a started load', async ({
  page,
  openWindow,
}) => {
  test.slow();
  const database = await adminDatabase();
  const driver = await createDriver();
  await coverDemoPilot(STATES);
  const { tractor, trailer, remove: removeUnits } = await addUnits();
  const broker = await createMember('freight_broker');
  const quote = await storeOwnQuote(broker.email, {
    what: `Press bed ${randomUUID().slice(0, 8)}`,
    length: '34',
    destination: 'Baytown, TX',
    ready: '2032-03-01',
    deliverBy: '2032-03-05',
  });

  await test.step('quote to sent offer', async () => {
    await signIn(page, 'admin');
    await page.goto(`/admin/quotes?quote=${quote.id}`);
    // Content that loads above the button moves it.
    await expectLoaded(page);
    await page.getByRole('button', { name: 'New offer' }).click();
    const remove = page.getByRole('button', { name: /^Remove line/u });
    await expect(remove.first()).toBeVisible();
    for (let left = await remove.count(); left > 1; left--) await remove.last().click();
    await page.getByRole('button', { name: /^Edit Linehaul/u }).click();
    await page.getByLabel('Line 1 quantity').fill('1');
    await page.getByLabel('Line 1 rate in dollars').fill('6,105.00');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Line 2 description')).toBeFocused();
    await page.getByLabel('Line 2 rate in dollars').fill('511.50');
    await page.getByLabel('Trailer').fill('6-axle RGN lowboy');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Undo sending' }).click();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('button', { name: 'Revise' })).toBeVisible();
  });

  await test.step('the broker accepts by the emailed link', async () => {
    const [offered] = await expectEmailsTo(page.request, broker.email);
    const link = /\/quote\/status\?offer=1#[\w-]{32}/u.exec(offered?.text ?? '')?.[0] ?? 'no link';
    const window = await openWindow();
    await window.goto(link);
    await expect(window.getByRole('rowheader', { name: 'Total, USD' })).toBeVisible();
    await expect(window.getByText('$6,616.50').first()).toBeVisible();
    await window.getByLabel('Your name').fill('Noa Berg');
    await window.getByLabel(/^PO number/u).fill('PO-4711');
    await window.getByRole('checkbox', { name: /^I accept the price/u }).check();
    await window.getByRole('button', { name: 'Accept offer' }).dblclick();
    await expect(window.getByRole('tab', { name: 'Shipment' })).toBeFocused();
    const timeline = window.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect(timeline.last()).toHaveText(/^Offer accepted, current/u);
    expect(await axeFindings(window)).toEqual([]);
    await window.keyboard.press('ArrowRight');
    await expect(window.getByText(/^Accepted by Noa Berg on/u)).toBeVisible();
    await expect(window).toHaveURL(/\?offer=1&tab=offer#[\w-]{32}$/u);
    expect(await axeFindings(window)).toEqual([]);
    await expect(page.getByText(/^Accepted by Noa Berg on/u)).toBeVisible();
    const [, accepted] = await expectEmailsTo(page.request, broker.email, 2);
    expect(accepted?.subject).toMatch(/^Accepted: offer O-/u);
  });

  const { data: load } = await database
    .from('loads')
    .select('id, number, title, po_number')
    .eq('quote_id', quote.id)
    .single();
  expect(load).toMatchObject({ title: quote.what, po_number: 'PO-4711' });
  const { id = '', number = '', title = '' } = load ?? {};
  const readiness = page.getByRole('region', { name: 'Readiness' });

  await test.step('accepted to ready with five permits', async () => {
    await page.goto(`/admin/loads/${number}`);
    await expect(readiness.getByText('No driver.')).toBeVisible();
    await readiness.getByRole('button', { name: 'Go to permits' }).first().click();
    await expect(page.getByRole('region', { name: 'Legs and permits' })).toBeInViewport();
    const states = page.getByRole('list', { name: 'States in order' });
    await expect(states.getByRole('listitem')).toHaveText(STATES);
    await page.getByRole('button', { name: 'Confirm legs' }).click();
    await expect(page.getByText('Legs Confirmed').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm legs' })).toBeHidden();

    await page.getByRole('button', { name: 'Choose driver and units' }).click();
    const units = page.getByRole('dialog', { name: 'Choose driver and units' });
    await units.getByLabel(/^Driver/u).selectOption(driver.id);
    await units.getByLabel('Tractor').selectOption(tractor.id);
    await units.getByLabel('Trailer').selectOption(trailer.id);
    await units.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Driver and Units Saved').first()).toBeVisible();

    await page.goto('/admin/permits');
    await page.getByRole('button', { name: `Enter 5 permits: ${number}, OH` }).click();
    for (const state of STATES) {
      await page.getByLabel(`${state} permit number`).fill(`${state}-${quote.id.slice(0, 8)}`);
      await page.getByLabel(`${state} valid from`).fill('1/1/26');
      await page.getByLabel(`${state} valid to`).fill('3/8/32');
    }
    await page.keyboard.press('Control+s');
    await expect(page.getByText('5 saved, 0 to fix, 0 empty')).toBeVisible();

    await page.goto(`/admin/loads/${number}`);
    await expect(readiness.getByRole('heading', { name: 'Ready to start' })).toBeVisible();
  });

  await test.step('a pilot car is required until it accepts', async () => {
    await page.getByRole('button', { name: 'Add slot' }).click();
    const slot = page.getByRole('dialog', { name: 'Add escort slot' });
    await slot.getByLabel('Position').selectOption('lead');
    await slot.getByRole('button', { name: 'Save slot' }).click();
    await expect(readiness.getByText(/has no pilot car yet/u)).toBeVisible();
    await page.getByRole('button', { name: /^Send offer: Lead car/u }).click();
    const offer = page.getByRole('dialog', { name: /^Send offer: Lead car/u });
    await offer.getByRole('checkbox', { name: /^Robin Stadler/u }).check();
    await offer.getByLabel(/^Rate, USD/u).fill('2.45');
    await offer.getByLabel('Miles').fill('200');
    await offer.getByRole('button', { name: 'Send offer' }).click();
    await expect(readiness.getByText(/hasn’t been accepted/u)).toBeVisible();
    const window = await openWindow();
    await signIn(window, 'pilot');
    await window.goto('/escorts');
    const job = window.getByRole('region', { name: /^Lead car, Dayton, OH to TX/u });
    await expect(job.getByText('No conflicts in your calendar.')).toBeVisible();
    await expectOnlyOwnRate(window, job, OWN_RATE);
    expect(await axeFindings(window)).toEqual([]);
    await expect(job.getByText('Covered until Dec 31, 2035')).toHaveCount(STATES.length + 1);
    await job.getByRole('button', { name: 'Accept' }).click();
    const accepted = window.getByRole('region', { name: `Lead car, ${title}` });
    await expect(accepted).toBeVisible();
    await expectOnlyOwnRate(window, accepted, OWN_RATE);
    // Confirming becomes possible three days before.
    await expect(accepted.getByText(/^You can confirm this job from/u)).toBeVisible();
    await expect(readiness.getByText(/^Lead car.* isn’t confirmed/u)).toBeVisible();
    await page.getByRole('button', { name: 'Mark as confirmed: Robin Stadler' }).click();
    await expect(readiness.getByRole('heading', { name: 'Ready to start' })).toBeVisible();
  });

  await test.step('the driver starts', async () => {
    const window = await openWindow();
    await bringSession(window, driver.email);
    await window.goto(`/loads/assigned?load=${id}`);
    await window.getByRole('button', { name: 'Report in transit' }).click();
    await window
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Report in transit' })
      .click();
    await expect(window.getByRole('button', { name: 'Report delivered' })).toBeVisible();
    await window.getByRole('button', { name: 'Enter Kentucky' }).click();
    await window.getByRole('alertdialog').getByRole('button', { name: 'Enter Kentucky' }).click();
    await expect(window.getByRole('button', { name: 'Enter Tennessee' })).toBeVisible();
    await expectNoPrice(window);
    await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  });

  await test.step('the driver reports the pickup, and dispatch corrects and bills the wait', async () => {
    const { data: now } = await database.from('loads').select('updated_at').eq('id', id).single();
    // The appointment is years ahead; without one, the clock starts at the arrival.
    const moved = await database.rpc('save_load', {
      _load_id: id,
      _seen: now?.updated_at ?? '',
      _load: { pickup_at: null },
    });
    expect(moved.error).toBeNull();
    const window = await openWindow();
    await bringSession(window, driver.email);
    await window.goto(`/loads/assigned?load=${id}`);
    await window.getByRole('button', { name: 'Arrived at pickup' }).click();
    await expect(window.getByText(/^2 h free, until/u)).toBeVisible();
    await expectNoPrice(window);

    const stops = page.getByRole('region', { name: 'Stops' });
    await expect(stops.getByText(/^Driver’s phone, received/u)).toBeVisible();
    await stops.getByRole('button', { name: 'Record departure: Dayton, OH' }).click();
    const departure = page.getByRole('dialog', { name: 'Record departure: Dayton, OH' });
    await expect(departure.getByLabel(/^Departed/u)).not.toHaveValue('');
    await departure.getByRole('button', { name: 'Record departure' }).click();
    await expect(departure).toBeHidden();

    await stops.getByRole('button', { name: 'Correct times: Dayton, OH' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct times: Dayton, OH' });
    const left = await dialog.getByLabel(/^Departed/u).inputValue();
    const arrived = new Date(Date.parse(`${left}Z`) - 310 * 60_000).toISOString().slice(0, 16);
    await dialog.getByLabel(/^Arrived/u).fill(arrived);
    await dialog.getByLabel('Reason').fill('The driver tapped late.');
    expect(await axeFindings(page), 'axe on the times of a stop').toEqual([]);
    await dialog.getByRole('button', { name: 'Save times' }).click();
    await expect(stops.getByText('$406.25')).toBeVisible();
    await stops.getByRole('button', { name: 'Approve charge: detention at Dayton, OH' }).click();
    await expect(stops.getByText('Approved', { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Money' })
        .getByText('$406.25')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await window.reload();
    await expect(window.getByText(/^Departed \w/u).first()).toBeVisible();
    await expectNoPrice(window);
  });

  await test.step('the broker follows the load by state', async () => {
    const window = await openWindow();
    await bringSession(window, broker.email);
    await window.goto(`/quotes/${quote.id}`);
    await expect(window.getByText('In Kentucky', { exact: true })).toBeVisible();
    await expect(window.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const route = window.getByRole('list', { name: /^Route by state/u }).getByRole('listitem');
    await expect(route.nth(0)).toContainText('done');
    await expect(route.nth(1)).toContainText('current');
    const steps = window.getByRole('list', { name: 'Steps' });
    await expect(steps.getByText('Permits issued, 5 of 5')).toBeVisible();
    await expect(steps.getByText('1 driver and 1 pilot car.')).toBeVisible();
    await expect(steps).not.toContainText('Robin');
  });

  const charge = await database.from('charges').select('id, updated_at').eq('load_id', id).single();
  await database.rpc('withdraw_charge', {
    _id: charge.data?.id ?? '',
    _seen: charge.data?.updated_at ?? '',
    _request_id: randomUUID(),
  });
  const { data: legs } = await database
    .from('load_legs')
    .select('id')
    .eq('load_id', id)
    .is('entered_at', null)
    .order('sequence');
  for (const leg of legs ?? []) {
    await database.rpc('enter_leg', { _leg_id: leg.id, _override_reason: 'End of the test' });
  }
  const { data: last } = await database
    .from('load_stops')
    .select('id')
    .match({ load_id: id, kind: 'delivery' })
    .single();
  await database.rpc('report_stop', { _stop_id: last?.id ?? '', _step: 'arrived' });
  await database.rpc('deliver_load', { _load_id: id, _no_pod_reason: 'End of the test' });
  await database.from('loads').delete().eq('id', id);
  await removeUnits();
  await driver.remove();
});
