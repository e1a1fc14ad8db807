import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { bringSession, demoEmail, signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { addUnits, coverDemoPilot, createDriver } from './support/loads.ts';
import { expect, test } from './support/test.ts';

const loadName = () => `Press bed ${randomUUID().slice(0, 8)}`;

/** Creates a load from Denver to Elko for a driver through the console's form. */
async function planLoad(page: Page, title: string, driver = 'Casey Monroe') {
  await page.goto('/admin/loads?new=1');
  const form = page.getByRole('dialog', { name: 'New load' });
  await form.getByLabel('Load', { exact: true }).fill(title);
  await form.getByLabel('Equipment').fill('Lowboy');
  await form.getByLabel('Length', { exact: true }).fill('26.5');
  await form.getByLabel('Width', { exact: true }).fill('14');
  await form.getByLabel('Height', { exact: true }).fill('12.75');
  await form.getByLabel('Origin').fill('Denver, CO');
  await form.getByLabel('Destination').fill('Elko, NV');
  await form.getByLabel('Pickup', { exact: false }).first().fill('2031-03-05T06:30');
  await form.getByLabel('Pickup time zone').selectOption('America/Denver');
  await form.getByLabel('Delivery', { exact: false }).first().fill('2031-03-07T10:00');
  await form.getByLabel('Delivery time zone').selectOption('America/Los_Angeles');
  // The option also says what the driver is booked for.
  const option = form.getByLabel(/^Driver/).locator('option', { hasText: driver });
  await form.getByLabel(/^Driver/).selectOption(await option.getAttribute('value'));
  expect(await axeFindings(page), 'axe on the form').toEqual([]);
  await form.getByRole('button', { name: 'Save load' }).click();
  await expect(page.getByText('Load Saved').first()).toBeVisible();
}

/** Confirms the legs of the load of {@link planLoad} and files an issued permit for each. */
async function issuePermits(loadId: string) {
  const database = await adminDatabase();
  const load = await database.from('loads').select('updated_at').eq('id', loadId).single();
  const legs = await database.from('load_legs').select('*').eq('load_id', loadId).order('sequence');
  await database.rpc('save_load_legs', {
    _load_id: loadId,
    _seen: load.data?.updated_at ?? '',
    _legs: legs.data ?? [],
  });
  const days = { valid_from: '2031-03-01', valid_until: '2031-03-31' };
  const rows = (legs.data ?? []).map(({ id }: { id: string }) => {
    const permit_number = randomUUID().slice(0, 18);
    return { id: randomUUID(), leg_id: id, permit_number, ...days };
  });
  const { data } = await database.rpc('save_permits', { _rows: rows });
  expect((data as { problem: string | null }[]).map(({ problem }) => problem)).toEqual(
    legs.data?.map(() => null),
  );
  return rows.map(({ permit_number }) => permit_number);
}

test('an admin creates a load, the driver reports, the pilot car accepts, and no one else sees it', async ({
  page,
  openWindow,
}) => {
  test.slow();
  const title = loadName();
  const kit = await createDriver();
  await coverDemoPilot(['CO', 'NV']);
  await signIn(page, 'admin');
  await planLoad(page, title, kit.name);
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText('Wed, Mar 5, 2031, 6:30 AM MST')).toBeVisible();
  expect(await axeFindings(page), 'axe on the record').toEqual([]);
  // By keyboard: a toast about another test's record would move the button.
  await drawer.getByRole('button', { name: 'Add slot' }).press('Enter');
  const slot = page.getByRole('dialog', { name: 'Add escort slot' });
  await slot.getByLabel('States').fill('CO, NV');
  expect(await axeFindings(page), 'axe on a new escort slot').toEqual([]);
  await slot.getByRole('button', { name: 'Save slot' }).click();
  await drawer.getByRole('button', { name: 'Send offer: Chase car, CO and NV' }).click();
  const offers = page.getByRole('dialog', { name: 'Send offer: Chase car, CO and NV' });
  await offers.getByRole('checkbox', { name: /^Robin Stadler/u }).check();
  expect(await axeFindings(page), 'axe on an escort offer').toEqual([]);
  await offers.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Offer Sent').first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('load') ?? '';

  const pilot = await openWindow();
  await signIn(pilot, 'pilot');
  await pilot.goto('/escorts');
  const offer = pilot.getByRole('region', { name: 'Chase car, Denver, CO to NV' });
  await expect(offer.getByText('CO, NV', { exact: true })).toBeVisible();
  await expect(pilot.getByText(title)).toHaveCount(0);
  expect(await axeFindings(pilot), 'axe on an offer').toEqual([]);
  await expect(offer.getByText('Covered until Dec 31, 2035').first()).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(pilot.getByText('Escort Accepted').first()).toBeVisible();
  const job = pilot.getByRole('region', { name: `Chase car, ${title}` });
  await expect(job.getByText(kit.name)).toBeVisible();

  const driver = await openWindow();
  await bringSession(driver, kit.email);
  await driver.goto('/loads/assigned');
  await driver.getByRole('link', { name: new RegExp(title) }).click();
  await expect(driver.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await driver.getByLabel('Add a note').fill('At the gate.');
  await driver.getByRole('button', { name: 'Add note' }).click();
  await expect(driver.getByText('Note Added').first()).toBeVisible();
  const start = driver.getByRole('button', { name: 'Report in transit' });
  await expect(driver.getByText('No CO permit (over legal width).')).toBeVisible();
  await expect(start).toBeDisabled();
  expect(await axeFindings(driver), 'axe on a load that can’t start').toEqual([]);
  await expect(driver.getByText('No trailer.')).toBeVisible();
  const permits = await issuePermits(id);
  const { tractor, trailer, remove: removeUnits } = await addUnits();
  await page.bringToFront();
  // Confirming the legs changed the load: the dialog must start from the new version.
  for (const number of permits) await expect(drawer.getByText(number)).toBeVisible();
  await drawer.getByRole('button', { name: 'Choose driver and units' }).click();
  const units = page.getByRole('dialog', { name: 'Choose driver and units' });
  await units.getByLabel('Tractor').selectOption(tractor.id);
  await units.getByLabel('Trailer').selectOption(trailer.id);
  await expect(units.getByText('14′-3″').first()).toBeVisible();
  expect(await axeFindings(page), 'axe on choosing units').toEqual([]);
  await units.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Driver and Units Saved').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Mark as confirmed: Robin Stadler' }).click();
  await expect(page.getByText('Escort Confirmed').first()).toBeVisible();
  await driver.bringToFront();
  await expect(driver.getByText(`Trailer ${trailer.number}`)).toBeVisible();
  await start.click();
  await driver.getByRole('alertdialog').getByRole('button', { name: 'Report in transit' }).click();
  await expect(driver.getByRole('button', { name: 'Report delivered' })).toBeVisible();
  await driver.goto('/schedule?from=2031-03-05');
  await expect(driver.getByRole('link', { name: new RegExp(title) })).toHaveCount(3);

  await expect(drawer.getByText('At the gate.')).toBeVisible();
  await expect(drawer.getByText('In transit').first()).toBeVisible();

  const broker = await openWindow();
  await signIn(broker, 'broker');
  await broker.goto(`/loads/assigned?load=${id}`);
  await expect(broker.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(broker.getByText(title)).toHaveCount(0);

  for (const window of [pilot, driver, broker]) await window.close();
  const database = await adminDatabase();
  await database.from('loads').update({ status: 'delivered' }).eq('id', id);
  await database.from('loads').delete().eq('id', id);
  await removeUnits();
  await kit.remove();
});

test('a load that isn’t ready leads to its permits, and starts anyway with a reason', async ({
  page,
}) => {
  const database = await adminDatabase();
  const title = loadName();
  const kit = await createDriver();
  const { data } = await database
    .from('loads')
    .insert({ title, origin: 'Lima, OH', destination: 'Gary, IN', width: 12, driver_id: kit.id })
    .select('id')
    .single();
  const id = data?.id ?? '';

  await signIn(page, 'admin');
  await page.goto(`/admin/loads?load=${id}`);
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Go to permits' }).first().click();
  await expect(drawer.getByLabel('Permit number')).toBeInViewport();

  await drawer.getByRole('button', { name: 'Start anyway' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start this load anyway?' });
  expect(await axeFindings(page), 'axe on the dialog').toEqual([]);
  await dialog.getByLabel('Reason').fill('Permit office confirmed by phone.');
  await dialog.getByRole('button', { name: 'Start anyway' }).dblclick();
  await expect(dialog).toBeHidden();
  const log = drawer.getByRole('list', { name: 'Log, latest first' });
  await expect(log.getByText('Permit office confirmed by phone.')).toHaveCount(1);
  await expect(drawer.getByText('Started anyway').first()).toBeVisible();
  expect(await axeFindings(page), 'axe on the started load').toEqual([]);

  await database.from('loads').update({ status: 'delivered' }).eq('id', id);
  await database.from('loads').delete().eq('id', id);
  await kit.remove();
});

test('the load form warns about a booked driver and asks before Back or Escape discards it', async ({
  page,
}) => {
  const database = await adminDatabase();
  const kit = await createDriver();
  const { data } = await database
    .from('loads')
    .insert({
      title: loadName(),
      origin: 'Lima, OH',
      destination: 'Gary, IN',
      driver_id: kit.id,
      pickup_at: '2031-03-05T15:00:00Z',
      delivery_at: '2031-03-06T15:00:00Z',
    })
    .select('id')
    .single();

  await signIn(page, 'admin');
  await page.goto('/admin/loads');
  await page.getByRole('link', { name: 'New load' }).click();
  const form = page.getByRole('dialog', { name: 'New load' });
  await form.getByLabel('Pickup', { exact: false }).first().fill('2031-03-06T06:30');
  const option = form.getByRole('option', {
    name: `${kit.name} (Booked: Lima → Gary, Mar 5–6, 2031)`,
  });
  await form.getByLabel(/^Driver/).selectOption(await option.getAttribute('value'));
  await expect(form.getByText('Check before you save:')).toBeVisible();
  expect(await axeFindings(page), 'axe on the warning').toEqual([]);

  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByText('Check before you save:')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/loads\?new=1$/);
  }
  await page.goBack();
  await expect(question).toBeVisible();
  expect(await axeFindings(page), 'axe on the question').toEqual([]);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/loads$/);

  await database.from('loads').update({ driver_id: null }).eq('driver_id', kit.id);
  await database
    .from('loads')
    .delete()
    .eq('id', data?.id ?? '');
  await kit.remove();
});

test('a withdrawn offer can’t be accepted and says why', async ({ page }) => {
  const database = await adminDatabase();
  const origin = `Lima ${randomUUID().slice(0, 8)}, OH`;
  const { data: load } = await database
    .from('loads')
    .insert({ title: loadName(), origin, destination: 'Gary, IN' })
    .select('id')
    .single();
  const { data: pilot } = await database
    .from('profiles')
    .select('id')
    .eq('email', demoEmail('pilot'))
    .single();
  const id = load?.id ?? '';
  await database
    .from('load_escorts')
    .insert({ load_id: id, pilot_id: pilot?.id ?? '', position: 'lead' });

  await signIn(page, 'pilot');
  await page.goto('/escorts');
  const offer = page.getByRole('region', { name: `Lead car, ${origin} to IN` });
  await expect(offer.getByRole('button', { name: 'Accept' })).toBeVisible();
  await database.from('load_escorts').delete().eq('load_id', id);
  await expect(offer.getByText('Dispatch withdrew this offer.')).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await offer.getByRole('button', { name: /^Dismiss/u }).click();
  await expect(offer).toHaveCount(0);
  await database.from('loads').delete().eq('id', id);
});
