import type { NeededUnits } from '@domain/needed-units';

/** A configuration of the public site with the units it needs. */
export interface Configuration {
  id: string;
  name: string;
  needed: NeededUnits;
}

const key = (name: string) => name.trim().toLowerCase().replace(/\s+/gu, ' ');

/** The configuration a load's equipment names; `undefined` if it names none. */
export const configurationOf = (
  equipment: string,
  configurations: readonly Configuration[],
): Configuration | undefined => configurations.find(({ name }) => key(name) === key(equipment));
