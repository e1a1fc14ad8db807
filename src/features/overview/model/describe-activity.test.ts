import { describe, expect, it } from 'vitest';
import { describeActivity, SUBJECT_LABELS } from './describe-activity';

it('every kind of record has a different name, because the filter lists the names', () => {
  const names = Object.values(SUBJECT_LABELS);
  expect(new Set(names).size).toBe(names.length);
});

describe('describeActivity', () => {
  it.each([
    ['created', 'quote', null, 'New quote request'],
    ['created', 'vehicle', null, 'Vehicle added'],
    ['created', 'role', null, 'Role added'],
    ['updated', 'service', null, 'Service changed'],
    ['updated', 'user', null, 'User changed'],
    ['status_changed', 'quote', 'archived', 'Quote request marked as archived'],
    ['replied', 'message', null, 'Message answered by email'],
    ['noted', 'quote', null, 'Note added to a quote request'],
    ['claimed', 'quote', null, 'Quote request linked to an account'],
    ['invited', 'user', null, 'User invited'],
    ['deleted', 'picture', null, 'Picture deleted'],
    ['deleted', 'role', null, 'Role removed'],
    ['restored', 'quote', null, 'Quote request restored from the trash'],
    ['purged', 'message', null, 'Message deleted forever'],
    ['status_changed', 'second_factor', 'required', 'Two-step verification required for staff'],
    ['status_changed', 'second_factor', 'optional', 'Two-step verification made optional'],
    ['assigned', 'assignment', null, 'Unit assigned to a load'],
    ['unassigned', 'assignment', null, 'Unit removed from a load'],
    ['created', 'outage', null, 'Outage added'],
    ['released', 'paper', null, 'Quarantined file of a certificate or insurance released'],
    ['updated', 'second_factor', null, 'Two-step verification reset for a former colleague'],
  ] as const)('describes %s %s (%s) as "%s"', (action, subject, new_status, sentence) => {
    expect(describeActivity({ action, subject, new_status })).toBe(sentence);
  });

  it.each([
    ['opened', 'application', null, 'Application opened'],
    ['opened', 'application', 'Resume', 'Application: Resume opened'],
    [
      'exported',
      'application',
      '3 rows, status: new',
      'Applications exported (3 rows, status: new)',
    ],
    ['accepted', 'offer', null, 'Offer accepted'],
    ['accepted', 'offer', 'L-2026-00041', 'Offer accepted as load L-2026-00041'],
    ['exported', 'activity', '9 rows', 'Activity log exported (9 rows)'],
  ] as const)('describes %s %s (%s) as "%s"', (action, subject, detail, sentence) => {
    expect(describeActivity({ action, subject, new_status: null, detail })).toBe(sentence);
  });

  it.each([
    ['assigned', { first_name: 'Dana', last_name: 'Cole', email: 'd@example.com' }, 'to Dana Cole'],
    ['assigned', null, 'to a former colleague'],
    ['unassigned', null, 'from a former colleague'],
  ] as const)('names the colleague for %s', (action, target, who) => {
    expect(describeActivity({ action, subject: 'quote', new_status: null, target })).toMatch(who);
  });
});
