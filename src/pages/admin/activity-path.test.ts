import { expect, it } from 'vitest';
import { activityPath } from './activity-path';

const entry = { subject: 'offer', record_id: 'offer-1', target: null, detail: null } as const;

it('an accepted offer leads to its load, and other entries to the offer', () => {
  const accepted = { ...entry, action: 'accepted', detail: 'L-2026-00041' } as const;
  expect(activityPath(accepted)).toBe('/admin/loads/L-2026-00041');
  expect(activityPath({ ...accepted, detail: null })).toBe('/admin/offers/offer-1');
  expect(activityPath({ ...entry, action: 'sent' })).toBe('/admin/offers/offer-1');
});

it('a released certificate leads to its pilot car', () => {
  expect(
    activityPath({ ...entry, action: 'released', subject: 'paper', record_id: 'pilot-1' }),
  ).toBe('/admin/users?user=pilot-1');
});
