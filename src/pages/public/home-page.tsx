import { HOME_METADATA, PROCESS, SERVICES } from '@/content/home';
import { CtaBand } from '@/shared/blocks/cta-band';
import { RouteSteps } from '@/shared/blocks/route-steps';
import { Section, SectionHead } from '@/shared/blocks/section';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { organizationJsonLd, serviceJsonLd } from '@/shared/seo/structured-data';
import { AboutTeaser } from './home/about-teaser';
import { CargoTypes } from './home/cargo-types';
import { HomeHero } from './home/home-hero';
import { LoadExample } from './home/load-example';
import { ServicesTrio } from './home/services-trio';
import { StatsStrip } from './home/stats-strip';
import { Testimonials } from './home/testimonials';

const OFFERS = [SERVICES.heavyHaul, SERVICES.specialized, SERVICES.projects].map(
  ({ title, text }) => ({ name: title, description: text }),
);

/** / */
export function HomePage() {
  return (
    <>
      <PageMetadata {...HOME_METADATA} path="/" />
      <JsonLd data={organizationJsonLd()} />
      <JsonLd data={serviceJsonLd(OFFERS)} />
      <HomeHero />
      <StatsStrip />
      <ServicesTrio />
      <LoadExample />
      <AboutTeaser />
      <CargoTypes />
      <Section>
        <SectionHead title={PROCESS.heading} />
        <RouteSteps steps={PROCESS.steps} />
      </Section>
      <Testimonials />
      <CtaBand />
    </>
  );
}
