import { ASSESSMENT_PAGE } from '@/content/load-assessment';
import { COMPANY } from '@/content/company';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { PageHero } from '@/shared/blocks/page-hero';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd } from '@/shared/seo/structured-data';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';

const AssessmentWithFleet = lazyDataPart(
  async () =>
    (await import('@/pages/public/load-assessment/assessment-with-fleet')).AssessmentWithFleet,
  { fallback: <PartLoading className="min-h-[60rem]" />, onFailure: PartFailure, isMain: true },
);

const PATH = '/tools/load-assessment';

/** /tools/load-assessment: what a move will probably require, state by state. */
export function LoadAssessmentPage() {
  const { heading, title, description, lead, needsScript, termsHeading, terms, disclaimer } =
    ASSESSMENT_PAGE;
  return (
    <>
      <PageMetadata title={title} description={description} path={PATH} />
      <JsonLd data={breadcrumbJsonLd([{ label: heading, to: PATH }])} />
      <PageHero isCompact title={heading} lead={lead} />
      <section className="pt-[clamp(1.25rem,0.75rem+1.5vw,2rem)] pb-section">
        <div data-print-only className="wrap grid gap-section print:block print:px-0">
          <p className="hidden text-h3 font-bold print:block">{`${heading}, ${COMPANY.name}`}</p>
          <div className="grid gap-4">
            <NoScriptNote what={needsScript} />
            <AssessmentWithFleet />
          </div>
          <section aria-labelledby="terms-heading" className="print:hidden">
            <h2 id="terms-heading" className="type-h3">
              {termsHeading}
            </h2>
            <dl className="mt-5 grid gap-x-gap gap-y-5 md:grid-cols-2">
              {terms.map(({ term, detail }) => (
                <div key={term} className="border-t pt-3">
                  <dt className="font-semibold">{term}</dt>
                  <dd className="mt-1 max-w-prose text-ui text-muted">{detail}</dd>
                </div>
              ))}
            </dl>
          </section>
          <p className="max-w-[80ch] border-t border-line-strong pt-4 text-sm text-muted">
            {disclaimer}
          </p>
        </div>
      </section>
    </>
  );
}
