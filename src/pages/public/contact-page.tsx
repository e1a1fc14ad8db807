import { CONTACT_PAGE } from '@/content/contact';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PageHero } from '@/shared/blocks/page-hero';
import { Section } from '@/shared/blocks/section';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { organizationJsonLd } from '@/shared/seo/structured-data';
import { Panel } from '@/shared/ui/panel';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import { ContactBlock } from './contact/contact-block';
import { FindUs } from './contact/find-us';

const ContactForm = lazyDataPart(
  async () => (await import('@/features/contact/components/contact-form')).ContactForm,
  { fallback: <PartLoading className="min-h-[36rem]" />, onFailure: PartFailure, isMain: true },
);

const FORM_HEADING_ID = 'contact-form-heading';

/** /contact: call dispatch or send a message. */
export function ContactPage() {
  return (
    <>
      <PageMetadata
        title={CONTACT_PAGE.metaTitle}
        description={CONTACT_PAGE.description}
        path="/contact"
      />
      <JsonLd data={organizationJsonLd()} />
      <PageHero title={CONTACT_PAGE.title} lead={CONTACT_PAGE.lead} />
      <Section>
        <div className="grid-12">
          <div className="lg:col-span-7">
            <Panel className="relative grid gap-6 overflow-clip">
              <h2 id={FORM_HEADING_ID} className="text-[1.75rem]">
                {CONTACT_PAGE.formHeading}
              </h2>
              <ContactForm headingId={FORM_HEADING_ID} />
            </Panel>
          </div>
          {/* Most phone visitors want to call, so the numbers come first. */}
          <div className="max-lg:-order-1 lg:col-[9/-1]">
            <ContactBlock />
          </div>
        </div>
      </Section>
      <FindUs />
      <CtaBand />
    </>
  );
}
