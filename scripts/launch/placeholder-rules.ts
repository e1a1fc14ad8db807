/** Recognizes a placeholder or an unconfirmed fact. */
interface Rule {
  /** True if `value`, the property named `key`, is one. */
  isBroken: (value: unknown, key: string) => boolean;
  todo: string;
}

const holds = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value);

/** 555-0100 to 555-0199, which are reserved for fiction; as text or as a tel: link. */
export const isFictionalPhone = holds(/(?<!\d)(?:\+?1)?\d{0,3}\D?555\D?01\d\d(?!\d)/);
/** A domain reserved for examples (RFC 2606), or localhost. */
export const isExampleAddress = holds(
  /(?:^|[@/.])(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-])|localhost|127\.0\.0\.1/i,
);

const RULES: readonly Rule[] = [
  { isBroken: isFictionalPhone, todo: 'Enter the real number, as text and as a tel: link.' },
  { isBroken: isExampleAddress, todo: 'Enter the real address.' },
  { isBroken: holds(/^abcdefghijklmnopqrst$/), todo: 'Enter the ref of the hosted project.' },
  { isBroken: holds(/^0{4,}$/), todo: 'Enter the registration number.' },
  { isBroken: holds(/^[^/].*\bplaceholder\b/i), todo: 'Enter the real value.' },
  {
    isBroken: (value, key) => key === 'sampleNote' && value !== '',
    todo: 'Replace the sample with a real quote or remove the section. Then empty the note.',
  },
  {
    isBroken: (value, key) => key === 'isReviewed' && value === false,
    todo: 'Have the person responsible review and correct it. Then set isReviewed to true.',
  },
  {
    isBroken: (value, key) => key === 'url' && value === null,
    todo: 'Enter the URL of the profile, or remove the network.',
  },
];

/** The fix of a value, or `undefined` if it looks real. */
export function placeholderFix(value: unknown, key: string): string | undefined {
  return RULES.find(({ isBroken }) => isBroken(value, key))?.todo;
}
