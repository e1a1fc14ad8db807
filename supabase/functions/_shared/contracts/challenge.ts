import * as z from 'zod/mini';

/** Tables of the forms that require a challenge above their limits; also Turnstile's name of the action. */
export const CHALLENGED_FORMS = ['quotes', 'contact_messages', 'job_applications'] as const;

/** Body of POST /functions/v1/verify-challenge: Turnstile's token and the row that it lets through. */
export const verifyChallengeSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(2048)),
  form: z.enum(CHALLENGED_FORMS),
  id: z.uuid(),
});
export type VerifyChallenge = z.output<typeof verifyChallengeSchema>;
