import { describe, expect, it } from 'vitest';
import { describeActivity } from './describe-activity';

describe('describeActivity', () => {
  it.each([
    ['created', 'quote', null, 'New quote request'],
    ['created', 'vehicle', null, 'Vehicle added'],
    ['created', 'role', null, 'Role given'],
    ['updated', 'service', null, 'Service changed'],
    ['status_changed', 'quote', 'archived', 'Quote request marked as archived'],
    ['replied', 'message', null, 'Message answered by mail'],
    ['claimed', 'quote', null, 'Quote request joined an account'],
    ['deleted', 'picture', null, 'Picture deleted'],
    ['deleted', 'role', null, 'Role taken'],
  ] as const)('says %s %s (%s) as "%s"', (action, subject, new_status, sentence) => {
    expect(describeActivity({ action, subject, new_status })).toBe(sentence);
  });
});
