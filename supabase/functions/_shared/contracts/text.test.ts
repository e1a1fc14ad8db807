import { describe, expect, it } from 'vitest';
import { anyLine, emailAddress, longText, oneLine, optionalLine } from './text.ts';

const MARKS = [
  ['soft hyphen', '\u00ad'],
  ['Arabic letter mark', '\u061c'],
  ['zero-width space', '\u200b'],
  ['zero-width non-joiner', '\u200c'],
  ['zero-width joiner', '\u200d'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['left-to-right embedding', '\u202a'],
  ['pop directional formatting', '\u202c'],
  ['left-to-right override', '\u202d'],
  ['word joiner', '\u2060'],
  ['first strong isolate', '\u2068'],
  ['pop directional isolate', '\u2069'],
  ['byte order mark', '\ufeff'],
  ['half of an emoji', '\ud83d'],
] as const;

const REQUIRED = 'Enter a name.';
const line = (text: string) => oneLine(40, REQUIRED).safeParse(text);

it.each(['jo@\u212a.co', 'jo@\u017fx.co'])(
  'A letter that only looks like k or s is refused in a domain, as in the database: %s',
  (typed) => {
    expect(emailAddress('Bad').safeParse(typed).success).toBe(false);
  },
);

describe('An invisible character', () => {
  it.each(MARKS)('%s is removed from an email address', (_name, mark) => {
    const typed = `${mark}jo${mark}@exam${mark}ple.com${mark}`;
    expect(emailAddress('Bad').parse(typed)).toBe('jo@example.com');
  });

  it.each(MARKS)('%s is removed from a line', (_name, mark) => {
    expect(line(`${mark}+1 937${mark}-555-0100 ${mark}`).data).toBe('+1 937-555-0100');
    expect(anyLine(40).parse(mark)).toBe('');
    expect(optionalLine(40).parse(` ${mark} `)).toBeNull();
    expect(line(mark).error?.issues[0]?.message).toBe(REQUIRED);
  });

  it.each([
    ['Persian', 'علی\u200cرضا'],
    ['Hindi', 'क्\u200dष'],
    ['an emoji', 'Dana 👩\u200d🔧'],
    ['a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ltd'],
  ])('stays where it belongs, in %s', (_name, name) => {
    expect(line(name).data).toBe(name);
    expect(longText(40).parse(name)).toBe(name);
  });

  it.each(['\u2800', '\u3164', '\u200d\u200c', '\u115f \uffa0', '\u3000', '\ufe0f', '\u034f'])(
    'alone is no name: %j',
    (name) => {
      expect(line(name).error?.issues[0]?.message).toBe(REQUIRED);
    },
  );

  it('a character that shows the rest backwards is refused in a line', () => {
    expect(line('Jo\u202edleiF').success).toBe(false);
    expect(emailAddress('Bad').safeParse('jo\u202e@example.com').success).toBe(false);
  });

  it('an invisible character is removed from a long text, which keeps its line breaks', () => {
    const typed = '\ufeffOne\u0000\r\n\tt\u00adwo\u202e\u0007 \ud83dthree\u200b';
    expect(longText(99).parse(typed)).toBe('One\r\n\ttwo three');
  });
});
