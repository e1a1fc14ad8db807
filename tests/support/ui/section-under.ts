import { screen, within } from '@testing-library/react';

/** What stands in the section whose heading reads `name`. */
export function sectionUnder(name: string) {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (section === null) throw new Error(`The heading "${name}" stands in no section.`);
  return within(section);
}

/** The words of each element, in order. */
export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);
