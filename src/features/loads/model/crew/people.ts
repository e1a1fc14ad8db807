import type { Enums } from '@database';

/** A person on a load. Has a phone number only while both are on it (see `load_people`). */
export interface LoadPerson {
  load_id: string;
  person_id: string;
  part: Enums<'load_part'>;
  first_name: string;
  last_name: string;
  phone: string | null;
}

/** First and last name, or the role if the name isn't shared. */
export function nameOf({ first_name, last_name, part }: LoadPerson): string {
  const name = `${first_name} ${last_name}`.trim();
  if (name !== '') return name;
  return { driver: 'Driver', pilot: 'Pilot car', dispatch: 'Dispatch', former: 'Earlier crew' }[
    part
  ];
}

/** The author of a log entry. An unknown id belongs to a deleted account. */
export function authorOf(
  authorId: string | null,
  userId: string,
  people: readonly LoadPerson[],
): string {
  if (authorId === userId) return 'You';
  const author = people.find(({ person_id }) => person_id === authorId);
  return author === undefined ? 'Earlier crew' : nameOf(author);
}
