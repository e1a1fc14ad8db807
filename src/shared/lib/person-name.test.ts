import { describe, expect, it } from 'vitest';
import { initialsOf, personName } from './person-name';

describe('personName', () => {
  const actor = { first_name: 'Renata', last_name: 'Cole', email: 'r@example.com' };

  it('returns the full name', () => {
    expect(personName(actor)).toBe('Renata Cole');
  });

  it('falls back to the email address', () => {
    expect(personName({ ...actor, first_name: '', last_name: '' })).toBe('r@example.com');
  });

  it('returns null for null', () => {
    expect(personName(null)).toBeNull();
  });
});

it.each([
  ['Renata', 'Cole', 'RC'],
  ['Renata', '', 'R'],
  ['', '', 'R'],
])('the name %j %j is abbreviated as %s', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name, email: 'r@example.com' })).toBe(initials);
});
