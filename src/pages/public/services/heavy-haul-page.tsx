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
import { AxleSheet } from './axle-sheet';
import { ServiceFaq } from './service-faq';
import { ServiceHead } from './service-head';
import { ServiceHero } from './service-hero';
import { SidePicture } from './side-picture';
import { WeightClasses } from './weight-classes';

/** /services/heavy-haul (specification 2, section 2). */
export function HeavyHaulPage() {
  return (
    <>
      <ServiceHead page={HEAVY_HAUL_PAGE} />
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
      <AxleSheet />
      <FactsSection {...TRANSIT} />
      <FactsSection {...HEAVY_HAUL_SAFETY} tone="sunk">
        <SidePicture artwork={ARTWORK.gallery11} />
      </FactsSection>
      <ServiceFaq faq={HEAVY_HAUL_FAQ} path="/services/heavy-haul" />
      <CtaBand />
    </>
  );
}
