import * as z from 'zod/mini';
import { emailAddress } from '../contracts/text.ts';

/** The columns of `public.job_applications` that emails need, as PostgREST returns them. */
export const applicationRowSchema = z.object({
  email: emailAddress('not an email address'),
  job_title: z.string(),
});

export type ApplicationRow = z.output<typeof applicationRowSchema>;

/** The columns that the applicant's confirmation needs. */
export const receivedApplicationSchema = z.extend(applicationRowSchema, {
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  resume_document_url: z.nullable(z.string()),
  cdl_document_url: z.nullable(z.string()),
  other_documents_urls: z.array(z.string()),
});

export type ReceivedApplication = z.output<typeof receivedApplicationSchema>;
