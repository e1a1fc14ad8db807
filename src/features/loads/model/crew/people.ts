import type { Enums } from '@database';
import { personName, type Person } from '@/shared/lib/person-name';

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

interface Entry {
  author_id: string | null;
  /** Null if the caller may not read the author's profile. */
  author: Person | null;
}

/** The author of a log entry. An unknown id belongs to a deleted account. */
export function authorOf(
  { author_id: id, author }: Entry,
  userId: string,
  people: readonly LoadPerson[],
): string {
  if (id === userId) return 'You';
  if (author !== null) return personName(author);
  const person = people.find(({ person_id }) => person_id === id);
  return person === undefined ? 'Earlier crew' : nameOf(person);
}

/** True if {@link authorOf} needs the people of the load. */
export function needsPeople(entries: readonly Entry[], userId: string): boolean {
  return entries.some(
    ({ author_id: id, author }) => author === null && id !== null && id !== userId,
  );
}
