import { describe, expect, it } from 'vitest';
import { APP_ROLES } from '@domain/roles';
import { dashboardRole } from './dashboard-role';
import { greetingName } from './greeting-name';
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
