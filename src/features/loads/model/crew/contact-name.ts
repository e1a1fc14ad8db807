interface Named {
  first_name: string;
  last_name: string;
  email: string;
}

/** First and last name, or the email address if there is no name. */
export function contactName({ first_name, last_name, email }: Named): string {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? email : name;
}
