type Compare = (value: string, operand: string) => boolean;

const numbersOrText = (value: string, operand: string): number => {
  const [a, b] = [Number(value), Number(operand)];
  if (value.trim() !== '' && Number.isFinite(a) && Number.isFinite(b)) return a - b;
  return value === operand ? 0 : value < operand ? -1 : 1;
};

const COMPARE: Record<string, Compare> = {
  eq: (value, operand) => value === operand,
  neq: (value, operand) => value !== operand,
  lt: (value, operand) => numbersOrText(value, operand) < 0,
  lte: (value, operand) => numbersOrText(value, operand) <= 0,
  gt: (value, operand) => numbersOrText(value, operand) > 0,
  gte: (value, operand) => numbersOrText(value, operand) >= 0,
  in: (value, operand) =>
    operand
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(value),
};

const CONDITION = /^(\w+)=(eq|neq|lte?|gte?|in)\.(.*)$/s;

/** True if a string is a filter: `column=operator.value`. */
export function isFilter(filter: string): boolean {
  return CONDITION.test(filter);
}

/** True if a row matches a subscription's filter. Null matches nothing. */
export function passesFilter(filter: string | undefined, row: Record<string, unknown>): boolean {
  if (filter === undefined || filter === '') return true;
  const [, column = '', operator = '', operand = ''] = CONDITION.exec(filter) ?? [];
  const value = row[column];
  if (value === null || value === undefined) return false;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return COMPARE[operator]?.(text, operand) === true;
}
