import { describe, expect, it } from 'vitest';
import { APP_ROLES } from '@domain/roles';
import { dashboardRole } from './dashboard-role';
import { greetingName } from './greeting-name';
import { joinedMonth } from './joined-month';
import { quickActions } from './quick-actions';

describe('greetingName', () => {
  it.each([
    [{ first_name: 'Alex', last_name: 'Turner' }, 'a@example.com', 'Alex Turner'],
    [{ first_name: '', last_name: 'Turner' }, 'a@example.com', 'Turner'],
    [{ first_name: ' ', last_name: '' }, 'alex.t@example.com', 'alex.t'],
    [undefined, 'alex.t@example.com', 'alex.t'],
    [undefined, '', 'User'],
    [undefined, undefined, 'User'],
  ])('greets %j with %s as %s', (profile, email, name) => {
    expect(greetingName(profile, email)).toBe(name);
  });
});

describe('dashboardRole', () => {
  it('dashboardRole returns the first role', () => {
    expect(dashboardRole(['driver', 'admin'])).toBe('driver');
  });

  it('dashboardRole returns customer without a role', () => {
    expect(dashboardRole([])).toBe('customer');
  });
});

describe('joinedMonth', () => {
  it.each([
    ['2026-03-01T02:00:00Z', 'America/New_York', 'February 2026'],
    ['2026-03-01T02:00:00Z', 'Europe/Berlin', 'March 2026'],
    ['2025-12-31T23:30:00Z', 'Asia/Tokyo', 'January 2026'],
    ['2026-03-31T23:59:59.999Z', 'UTC', 'March 2026'],
  ])('reads %s in %s as %s', (createdAt, timeZone, month) => {
    expect(joinedMonth(createdAt, { locale: 'en-US', timeZone })).toBe(month);
  });

  it('uses the user’s locale', () => {
    const place = { locale: 'fr-CA', timeZone: 'UTC' };
    expect(joinedMonth('2026-03-15T12:00:00Z', place)).toBe('mars 2026');
  });

  it('joinedMonth returns Recently when the date is unknown', () => {
    expect(joinedMonth(undefined)).toBe('Recently');
    expect(joinedMonth('soon')).toBe('Recently');
  });
});

describe('quickActions', () => {
  const labels = (role: Parameters<typeof quickActions>[0]) =>
    quickActions(role).map(({ label }) => label);

  it('lists the console first for an admin', () => {
    expect(labels('admin').slice(0, 2)).toEqual(['Admin Panel', 'Request Quote']);
  });

  it('labels the quote form per role', () => {
    expect(labels('freight_broker')).toContain('Submit Load');
    expect(labels('carrier')).toContain('Request Quote');
  });

  it.each(APP_ROLES)('ends with Contact Support (%s)', (role) => {
    expect(labels(role).at(-1)).toBe('Contact Support');
  });

  it('sends a carrier to their own equipment', () => {
    expect(quickActions('carrier')).toContainEqual(
      expect.objectContaining({ label: 'Manage Fleet', to: '/profile#equipment' }),
    );
  });

  it('sends a moderator to the console', () => {
    expect(quickActions('moderator')[0]).toMatchObject({ label: 'Console', to: '/admin' });
  });
});
