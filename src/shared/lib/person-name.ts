/** The parts of a profile that identify a person. */
export interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

/** A person's name, or their email address if they have none; `null` for `null`. */
export function personName(person: Person): string;
export function personName(person: Person | null): string | null;
export function personName(person: Person | null): string | null {
  if (person === null) return null;
  const name = `${person.first_name} ${person.last_name}`.trim();
  return name === '' ? person.email : name;
}

/** A person's initials, such as `DW`. */
export function initialsOf(person: Person): string {
  const name = `${person.first_name.charAt(0)}${person.last_name.charAt(0)}`;
  return (name === '' ? person.email.charAt(0) : name).toUpperCase();
}
