import { ARTWORK } from '@/content/artwork';
import { COMPANY } from '@/content/company';
import {
  COSTS,
  EXECUTION,
  PRE_PROJECT,
  PROJECT_TYPES,
  PROJECTS_FAQ,
  PROJECTS_PAGE,
} from '@/content/service-projects';
import { CtaBand } from '@/shared/blocks/cta-band';
import { FactsSection } from '@/shared/blocks/facts-section';
import { Compliance } from './compliance';
import { ProjectFit } from './project-fit';
import { PictureSection } from './picture-section';
import { ProjectSchedule } from './project-schedule';
import { ServiceFaq } from './service-faq';
import { ServiceMetadata } from './service-metadata';
import { ServiceHero } from './service-hero';
import { SidePicture } from './side-picture';
import { Tracking } from './tracking';

/** /services/project-management */
export function ProjectManagementPage() {
  return (
    <>
      <ServiceMetadata page={PROJECTS_PAGE} />
      <ServiceHero
        page={PROJECTS_PAGE}
        artwork={ARTWORK.serviceProjectManagement}
        crop="object-[58%_60%]"
        call={{ label: PROJECTS_PAGE.callLabel, phone: COMPANY.phones.projects }}
      />
      <ProjectFit />
      <PictureSection {...PROJECT_TYPES} />
      <FactsSection {...PRE_PROJECT} />
      <ProjectSchedule />
      <FactsSection {...EXECUTION}>
        <SidePicture artwork={ARTWORK.gallery08} />
      </FactsSection>
      <Compliance />
      <Tracking />
      <FactsSection {...COSTS} tone="sunk" />
      <ServiceFaq faq={PROJECTS_FAQ} path="/services/project-management" />
      <CtaBand />
    </>
  );
}
