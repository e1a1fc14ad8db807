import { ARTWORK } from '@/content/artwork';
import { SERVICE_CARDS, SERVICES_FAQ, SERVICES_PAGE } from '@/content/services';
import { CtaBand } from '@/shared/blocks/cta-band';
import { Faq } from '@/shared/blocks/faq';
import { PictureHero } from '@/shared/blocks/picture-hero';
import { Section } from '@/shared/blocks/section';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd, serviceJsonLd } from '@/shared/seo/structured-data';
import { SERVICES_BREADCRUMB } from './services/service-metadata';
import { ServiceRow } from './services/service-row';
import { Solutions } from './services/solutions';

const OFFERS = SERVICE_CARDS.map(({ title, features }) => ({
  name: title,
  description: features.join('. '),
}));

/** /services: the services, the solutions around them, and an FAQ. */
export function ServicesPage() {
  const { metadata, title, lead, faqHeading } = SERVICES_PAGE;
  return (
    <>
      <PageMetadata {...metadata} />
      <JsonLd data={serviceJsonLd(OFFERS)} />
      <JsonLd data={breadcrumbJsonLd([SERVICES_BREADCRUMB])} />
      <PictureHero title={title} lead={lead} artwork={ARTWORK.gallery04} />
      <div className="wrap pt-section">
        {SERVICE_CARDS.map((service) => (
          <ServiceRow key={service.to} service={service} />
        ))}
      </div>
      <Solutions />
      <Section>
        <Faq heading={faqHeading} questions={SERVICES_FAQ} />
      </Section>
      <CtaBand />
    </>
  );
}
