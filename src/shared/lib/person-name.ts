/** What of a profile somebody is named by. */
export interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

/** Somebody's name, else their address; `null` for nobody. */
export function personName(person: Person | null): string | null {
  if (person === null) return null;
  const name = `${person.first_name} ${person.last_name}`.trim();
  return name === '' ? person.email : name;
}

/** Somebody's initials, for where there is no room for the name: `DW`. */
export function initialsOf(person: Person): string {
  const name = `${person.first_name.charAt(0)}${person.last_name.charAt(0)}`;
  return (name === '' ? person.email.charAt(0) : name).toUpperCase();
}
