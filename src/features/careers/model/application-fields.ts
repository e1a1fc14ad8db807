import type { ApplicationFormValues, ApplicationPayload } from '@contracts/application';
import { GENERAL_APPLICATION } from '@domain/application-options';
import type { DocumentKind } from '@contracts/documents';
import type { Form } from '@/shared/forms/fill-empty-fields';
import type { DraftSource } from '@/shared/forms/form-draft';

export type ApplicationForm = Form<ApplicationFormValues, ApplicationPayload>;

/** The form's empty values and the storage key of its draft. Files are never part of a draft. */
export const APPLICATION_DRAFT: DraftSource<ApplicationFormValues> = {
  key: 'application-draft',
  blank: {
    job_title: GENERAL_APPLICATION,
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    state: '',
    zip_code: '',
    experience_years: '',
    availability_date: '',
    cdl_license: false,
    cover_letter: '',
  },
};

/** The field labels, in form order. */
export const APPLICATION_LABELS = {
  job_title: 'Position',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip_code: 'ZIP',
  experience_years: 'Experience',
  availability_date: 'Start date',
  cdl_license: 'I hold a valid CDL',
  cover_letter: 'Cover letter',
} as const satisfies Record<keyof ApplicationFormValues, string>;

export const DOCUMENT_LABELS = {
  resume: 'Resume',
  cdl: 'CDL document',
  other: 'Additional documents',
} as const satisfies Record<DocumentKind, string>;
