/** The applicant's full name. */
export function applicantName({
  first_name,
  last_name,
}: Record<'first_name' | 'last_name', string>) {
  return `${first_name} ${last_name}`;
}

interface Address {
  address: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
}

const joined = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** `Dayton, OH`; empty if neither is given. */
export const applicantLocation = ({ city, state }: Pick<Address, 'city' | 'state'>): string =>
  joined([city, state], ', ');

/** `1 Main St, Dayton, OH 45402`; empty if nothing is given. */
export const applicantAddress = ({ address, city, state, zip_code }: Address): string =>
  joined([address, city, joined([state, zip_code], ' ')], ', ');
