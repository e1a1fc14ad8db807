import * as z from 'zod/mini';
import { emailAddress } from '../contracts/text.ts';

/** What a mail needs of a row of `public.job_applications`, as PostgREST gives it. */
export const applicationRowSchema = z.object({
  email: emailAddress('no mail address'),
  job_title: z.string(),
});

export type ApplicationRow = z.output<typeof applicationRowSchema>;
