import { formatExcess, formatFeet } from '@domain/numbers/length';

/** A dimension and how far it is over legal: "12′-0″ +3′-6″". */
export const withExcess = (feet: number, over: number): string =>
  over > 0 ? `${formatFeet(feet)}  +${formatExcess(over)}` : formatFeet(feet);
