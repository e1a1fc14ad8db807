import { formatFeet } from './format-feet';

/** A measurement and what of it is over: "12′-0″ +3′-6″". */
export const withExcess = (feet: number, over: number): string =>
  over > 0 ? `${formatFeet(feet)}  +${formatFeet(over)}` : formatFeet(feet);
