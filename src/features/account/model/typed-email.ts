/** The address somebody typed on one of the account pages, so that no other asks for it again. */
let typed = '';

export function rememberEmail(email: string): void {
  typed = email;
}

export const recallEmail = (): string => typed;
