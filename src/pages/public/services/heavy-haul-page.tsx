import { ARTWORK } from '@/content/artwork';
import { CARGO_TYPES } from '@/content/cargo';
import { COMPANY } from '@/content/company';
import {
  HEAVY_HAUL_FAQ,
  HEAVY_HAUL_PAGE,
  HEAVY_HAUL_PROCESS,
  HEAVY_HAUL_SAFETY,
  TRANSIT,
} from '@/content/service-heavy-haul';
import { CargoGrid } from '@/shared/blocks/cargo-grid';
import { CtaBand } from '@/shared/blocks/cta-band';
import { FactsSection } from '@/shared/blocks/facts-section';
import { RouteSteps } from '@/shared/blocks/route-steps';
import { Section, SectionHead } from '@/shared/blocks/section';
import { AxleExample } from './axle-example';
import { ServiceFaq } from './service-faq';
import { ServiceMetadata } from './service-metadata';
import { ServiceHero } from './service-hero';
import { SidePicture } from './side-picture';
import { WeightClasses } from './weight-classes';

/** /services/heavy-haul */
export function HeavyHaulPage() {
  return (
    <>
      <ServiceMetadata page={HEAVY_HAUL_PAGE} />
      <ServiceHero
        page={HEAVY_HAUL_PAGE}
        artwork={ARTWORK.serviceHeavyHaul}
        call={{ label: 'Call Dispatch', phone: COMPANY.phones.dispatch }}
      />
      <Section>
        <SectionHead title={HEAVY_HAUL_PAGE.cargoHeading}>{HEAVY_HAUL_PAGE.cargoLead}</SectionHead>
        <CargoGrid items={CARGO_TYPES} />
      </Section>
      <WeightClasses />
      <Section>
        <SectionHead title={HEAVY_HAUL_PROCESS.heading} />
        <RouteSteps steps={HEAVY_HAUL_PROCESS.steps} />
      </Section>
      <AxleExample />
      <FactsSection {...TRANSIT} />
      <FactsSection {...HEAVY_HAUL_SAFETY} tone="sunk">
        <SidePicture artwork={ARTWORK.gallery11} />
      </FactsSection>
      <ServiceFaq faq={HEAVY_HAUL_FAQ} path="/services/heavy-haul" />
      <CtaBand />
    </>
  );
}
