import { countOf } from '@domain/numbers/counts';

/** The strength of a password, from 0 (too short) to 3. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3;
  text: string;
}

/** Common words and years, which attackers try first. */
const COMMON =
  /passw(?:o|0)rd|qwert[yz]u?|asdfgh|letmein|welcome|iloveyou|monkey|dragon|football|baseball|sunshine|princess|master|trucks?(?:er|ing)?|heavy|hauls?|admin|carrier|dayton|ohio|(?:19|20)\d\d/giu;
/** Minimum number of unpredictable characters. */
const FAIR = 7;
const STRONG = 11;

/**
 * Estimates a password's strength by counting its unpredictable characters. A common word, one of
 * the user's own words (`known`), a sequence or a repetition counts as one character. Only a hint:
 * the rule is `min`, enforced by the server.
 */
export function passwordStrength(
  password: string,
  { min, known }: { min: number; known: readonly string[] },
): PasswordStrength {
  if (password.length < min) {
    const missing = min - password.length;
    return {
      level: 0,
      text: `${countOf(missing, 'more character')} needed.`,
    };
  }
  const unpredictable = countUnpredictable(password, known);
  if (unpredictable < FAIR) {
    return {
      level: 1,
      text: 'Easy to guess. Try three or four unrelated words.',
    };
  }
  if (unpredictable < STRONG) return { level: 2, text: 'Fair. Add a few more characters.' };
  return { level: 3, text: 'Strong.' };
}

function countUnpredictable(password: string, known: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const word of known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))) {
    if (word.length > 2) rest = rest.replaceAll(word, '\u0000');
  }
  const letters = Array.from(rest.replace(COMMON, '\u0000'));
  return letters.filter((letter, i) => {
    const step = codeOf(letter) - codeOf(letters[i - 1] ?? '');
    return Math.abs(step) > 1;
  }).length;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? -9;
