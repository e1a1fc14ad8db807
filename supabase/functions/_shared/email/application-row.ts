import * as z from 'zod/mini';
import { emailAddress } from '../contracts/text.ts';

/** The columns of `public.job_applications` that emails need, as PostgREST returns them. */
export const applicationRowSchema = z.object({
  email: emailAddress('not an email address'),
  job_title: z.string(),
});

export type ApplicationRow = z.output<typeof applicationRowSchema>;
