import type { LegalDocument } from '@/content/legal';
import { PageHero } from '@/shared/blocks/page-hero';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd } from '@/shared/seo/structured-data';
import { LegalContact } from './legal-contact';
import { LegalSectionBody } from './legal-section-body';
import { TableOfContents } from './table-of-contents';

const CONTACT = { id: 'contact', title: 'Contact us' } as const;
const HEADING = 'text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)]';

/**
 * `Nov 21, 2026`. Without `Intl`: loading its formats would keep a phone busy for 160 ms, more than the rest of
 * the page.
 */
function formatUpdate(day: string): string {
  const [, date, month, year] = new Date(day).toUTCString().split(' ');
  return `${String(month)} ${String(Number(date))}, ${String(year)}`;
}

/** A legal document with a table of contents. Every section is an anchor. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, description, path, lead, updated, sections } = document;
  return (
    <>
      <PageMetadata title={title} description={description} path={path} />
      <JsonLd data={breadcrumbJsonLd([{ label: title, to: path }])} />
      <PageHero title={title} lead={lead}>
        <p className="text-ui text-subtle font-cond">
          Last updated <time dateTime={updated}>{formatUpdate(updated)}</time>
        </p>
      </PageHero>
      <div className="wrap grid-12 py-section">
        <TableOfContents
          sections={[...sections, CONTACT]}
          className="self-start lg:sticky lg:top-28 lg:col-span-4"
        />
        <div className="grid gap-[clamp(2.5rem,2rem+2vw,4rem)] lg:col-[6/-1]">
          {sections.map(({ id, title: heading, parts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
              <h2 id={`${id}-title`} className={HEADING}>
                {heading}
              </h2>
              <LegalSectionBody parts={parts} />
            </section>
          ))}
          <section id={CONTACT.id} aria-labelledby="contact-title" className="grid gap-4">
            <h2 id="contact-title" className={HEADING}>
              {CONTACT.title}
            </h2>
            <LegalContact />
          </section>
        </div>
      </div>
    </>
  );
}
