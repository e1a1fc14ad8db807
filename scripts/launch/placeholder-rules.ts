/** A rule that knows a placeholder by its look, or a fact nobody has confirmed yet. */
interface Rule {
  /** Whether `value`, which stands under the name `key`, is one. */
  isBroken: (value: unknown, key: string) => boolean;
  todo: string;
}

const holds = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value);

/** 555-0100 to 555-0199, which no telephone company gives to anybody; as text and as a tel: link. */
export const isFictionalPhone = holds(/(?<!\d)(?:\+?1)?\d{0,3}\D?555\D?01\d\d(?!\d)/);
/** A name reserved for examples (RFC 2606), or this machine. */
export const isExampleAddress = holds(
  /(?:^|[@/.])(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-])|localhost|127\.0\.0\.1/i,
);

const RULES: readonly Rule[] = [
  { isBroken: isFictionalPhone, todo: 'Put in the real number, as text and as a tel: link.' },
  { isBroken: isExampleAddress, todo: 'Put in the real address.' },
  { isBroken: holds(/^0{4,}$/), todo: 'Put in the registration number.' },
  { isBroken: holds(/^[^/].*\bplaceholder\b/i), todo: 'Put in the real value.' },
  {
    isBroken: (value, key) => key === 'sampleNote' && value !== '',
    todo: 'Replace the sample with what somebody really said, or take the section out; then empty the note and its mark.',
  },
  {
    isBroken: (value, key) => key === 'isReviewed' && value === false,
    todo: 'Have it read and put right by whoever answers for it, then set isReviewed to true.',
  },
  {
    isBroken: (value, key) => key === 'url' && value === null,
    todo: 'Give the address of the profile, or take the network out.',
  },
];

/** What is to be done about a value, or `undefined` where it looks real. */
export function whatToDo(value: unknown, key: string): string | undefined {
  return RULES.find(({ isBroken }) => isBroken(value, key))?.todo;
}
