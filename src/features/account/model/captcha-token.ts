/** A request to Auth with the token of a challenge, where the site has them. */
export interface CaptchaToken {
  captchaToken?: string | undefined;
}
