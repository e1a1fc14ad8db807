import { describe, expect, it } from 'vitest';
import { personName } from './person-name';

describe('personName', () => {
  const actor = { first_name: 'Renata', last_name: 'Cole', email: 'r@example.com' };

  it('prefers the name', () => {
    expect(personName(actor)).toBe('Renata Cole');
  });

  it('falls back to the address', () => {
    expect(personName({ ...actor, first_name: '', last_name: '' })).toBe('r@example.com');
  });

  it('names nobody for nobody', () => {
    expect(personName(null)).toBeNull();
  });
});
