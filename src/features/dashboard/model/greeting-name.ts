interface Named {
  first_name: string;
  last_name: string;
}

/** The name in the greeting: the full name, or the email address up to the @, or 'User'. */
export function greetingName(profile: Named | undefined, email: string | undefined): string {
  const fullName = `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim();
  if (fullName !== '') return fullName;
  const account = email?.split('@')[0] ?? '';
  return account === '' ? 'User' : account;
}
