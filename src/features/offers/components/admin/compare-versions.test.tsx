import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { OfferVersion } from '../../api/admin-offers';
import { CompareVersions } from './compare-versions';

const version = (number: number, cents: number, payment: number) =>
  ({
    id: `version-${String(number)}`,
    version: number,
    status: number === 3 ? 'sent' : 'superseded',
    currency: 'USD',
    valid_until: null,
    updated_at: '2026-11-20T12:00:00Z',
    exclusions: '',
    message: '',
    equipment: 'RGN',
    commodity: 'Press crown',
    origin: 'Dayton, OH',
    states: [],
    destination: 'Laredo, TX',
    length: 24,
    width: 12,
    height: 11,
    weight_lbs: 76_400,
    free_minutes: 120,
    detention_cents: 1,
    layover_cents: 1,
    tonu_cents: 1,
    payment_days: payment,
    terms_version: '2026-11',
    needs_po: false,
    total_cents: cents,
    lines: [
      {
        kind: 'linehaul',
        description: 'Linehaul',
        jurisdiction: null,
        quantity: 1,
        unit: 'flat',
        rate_cents: cents,
        is_pass_through: false,
      },
    ],
  }) as unknown as OfferVersion;

it('the page compares the last two versions, then any two', async () => {
  render(
    <CompareVersions
      versions={[version(3, 90_000, 30), version(2, 98_500, 30), version(1, 98_500, 15)]}
      onClose={vi.fn()}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Compare versions' }));
  expect(dialog.getByRole('region', { name: 'Total' })).toHaveTextContent(
    'Total$985.00 USD → $900.00 USD',
  );
  expect(dialog.queryByRole('region', { name: 'Terms' })).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText('From'), 'Version 1 (superseded)');
  expect(dialog.getByRole('region', { name: 'Terms' })).toHaveTextContent(
    'Payment15 days from invoice → 30 days from invoice',
  );
  await userEvent.selectOptions(dialog.getByLabelText('To'), 'Version 1 (superseded)');
  expect(dialog.getByText('These versions are identical.')).toBeVisible();
});
