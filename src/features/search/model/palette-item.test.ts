import { describe, expect, it } from 'vitest';
import { matchesCommand } from './palette-item';

const NEW_LOAD = {
  title: 'New load',
  group: 'Actions',
  keywords: 'create plan',
  to: '/admin/loads',
};

describe('matchesCommand', () => {
  it.each(['new load', 'load new', 'NEW', 'lo', 'create load', ' plan ', 'néw'])(
    'matches "%s"',
    (typed) => {
      expect(matchesCommand(NEW_LOAD, typed)).toBe(true);
    },
  );

  it.each(['', ' - ', 'oad', 'new quote', 'loads'])('does not match "%s"', (typed) => {
    expect(matchesCommand(NEW_LOAD, typed)).toBe(false);
  });
});
