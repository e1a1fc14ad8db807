import type { AdminApplication } from '@/features/careers/api/application-inbox';
import type { ApplicationDetails } from '@/features/careers/api/opened-application';

let made = 0;

/** An application, older than the one from the previous call. */
export function application(
  given: Partial<AdminApplication & ApplicationDetails> = {},
): AdminApplication & ApplicationDetails {
  made += 1;
  const at = new Date(Date.UTC(2026, 10, 21, 12) - made * 60_000).toISOString();
  return {
    id: `20000000-0000-4000-8000-${String(100_000_000_000 + made)}`,
    created_at: at,
    updated_at: at,
    job_title: 'CDL Truck Driver',
    first_name: 'Sam',
    last_name: 'Sample',
    email: 'sam@example.com',
    phone: '937-555-0100',
    address: null,
    city: 'Dayton',
    state: 'OH',
    zip_code: null,
    experience_years: 6,
    experience_sort: 6,
    cdl_license: true,
    cover_letter: null,
    availability_date: null,
    cdl_document_url: null,
    resume_document_url: null,
    other_documents_urls: [],
    status: 'new',
    ...given,
  };
}
