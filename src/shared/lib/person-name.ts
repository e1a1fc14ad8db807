interface Person {
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
