import type { LoadPerson } from '../api/load-people';

/** First and last name; the part they have where no name is told. */
export function nameOf({ first_name, last_name, part }: LoadPerson): string {
  const name = `${first_name} ${last_name}`.trim();
  if (name !== '') return name;
  return { driver: 'Driver', pilot: 'Pilot car', dispatch: 'Dispatch', former: 'Earlier crew' }[
    part
  ];
}

/** Who wrote a line of the log; somebody unknown is an account that is gone. */
export function authorOf(
  authorId: string | null,
  userId: string,
  people: readonly LoadPerson[],
): string {
  if (authorId === userId) return 'You';
  const author = people.find(({ person_id }) => person_id === authorId);
  return author === undefined ? 'Earlier crew' : nameOf(author);
}
