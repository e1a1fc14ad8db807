import { screen, within } from '@testing-library/react';

/** The section under the heading `name`. */
export function sectionUnder(name: string) {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (section === null) throw new Error(`The heading "${name}" is not inside a section.`);
  return within(section);
}

/** The text of each element, in order. */
export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);
