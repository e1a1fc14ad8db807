import { ABOUT_PAGE, VALUES } from '@/content/about';
import { ARTWORK } from '@/content/artwork';
import { CtaBand } from '@/shared/blocks/cta-band';
import { FactsSection } from '@/shared/blocks/facts-section';
import { PictureHero } from '@/shared/blocks/picture-hero';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd, organizationJsonLd } from '@/shared/seo/structured-data';
import { Legacy } from './about/legacy';
import { Mission } from './about/mission';
import { Story } from './about/story';
import { Team } from './about/team';

/** /about */
export function AboutPage() {
  const { metadata, title, lead } = ABOUT_PAGE;
  return (
    <>
      <PageMetadata {...metadata} />
      <JsonLd data={organizationJsonLd()} />
      <JsonLd data={breadcrumbJsonLd([{ label: title, to: metadata.path }])} />
      <PictureHero
        title={title}
        lead={lead}
        artwork={ARTWORK.about}
        crop="object-[100%_70%] md:object-[85%_70%]"
      />
      <Story />
      <Team />
      <Mission />
      <FactsSection {...VALUES} isLarge />
      <Legacy />
      <CtaBand />
    </>
  );
}
