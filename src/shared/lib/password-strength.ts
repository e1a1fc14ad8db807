/** How hard a password is to guess, from 0 (not accepted) to 3. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3;
  text: string;
}

/** What guessers try first, whatever stands around it. */
const COMMON =
  /passw(?:o|0)rd|qwert[yz]u?|asdfgh|letmein|welcome|iloveyou|monkey|dragon|football|baseball|sunshine|princess|master|trucks?(?:er|ing)?|heavy|hauls?|admin|carrier|dayton|ohio|(?:19|20)\d\d/giu;
/** From so many characters on that cannot be foreseen. */
const FAIR = 7;
const STRONG = 11;

/**
 * A hint for somebody who chooses a password: counts the characters a guesser cannot foresee. Words
 * everybody uses, the person's own (`known`), rows and repetitions count as one each. It is a hint
 * and no rule; the rule is `min`, and the server's.
 */
export function passwordStrength(
  password: string,
  { min, known }: { min: number; known: readonly string[] },
): PasswordStrength {
  if (password.length < min) {
    const missing = min - password.length;
    return {
      level: 0,
      text: `${String(missing)} more ${missing === 1 ? 'character' : 'characters'} needed.`,
    };
  }
  const unforeseen = countUnforeseen(password, known);
  if (unforeseen < FAIR) {
    return {
      level: 1,
      text: 'Easy to guess. Three or four words that do not belong together are hard.',
    };
  }
  if (unforeseen < STRONG) return { level: 2, text: 'Fair. A few more characters make it strong.' };
  return { level: 3, text: 'Strong.' };
}

function countUnforeseen(password: string, known: readonly string[]): number {
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
