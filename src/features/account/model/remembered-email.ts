/** The address last typed on an account page, so that the next page can prefill it. */
let remembered = '';

export function rememberEmail(email: string): void {
  remembered = email;
}

export const recallEmail = (): string => remembered;
