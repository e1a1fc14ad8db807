import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

const KNOWN = ['robin.meyer@example.com', 'Robin', 'Meyer'];
const levelOf = (password: string) => passwordStrength(password, { min: 8, known: KNOWN }).level;

it.each([
  ['short', 0],
  ['1234567', 0],
  ['12345678', 1],
  ['aaaaaaaaaaaa', 1],
  ['abcdefghijkl', 1],
  ['Password2026!', 1],
  ['RobinMeyer2026', 1],
  ['robin.meyer@example', 1],
  ['qwertyuiop', 1],
  ['HeavyHaulTrucks', 1],
  ['kT9rw2vx', 2],
  ['gutter lamp', 2],
  ['gutter lamp orbit', 3],
  ['kT9rw2vxQ7mz', 3],
])('the password %s is rated as level %i', (password, level) => {
  expect(levelOf(password)).toBe(level);
});

it('the rating says how many characters are missing', () => {
  expect(passwordStrength('abcdef', { min: 8, known: [] }).text).toBe('2 more characters needed.');
  expect(passwordStrength('abcdefg', { min: 8, known: [] }).text).toBe('1 more character needed.');
});
