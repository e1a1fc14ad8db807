import { ARTWORK } from '@/content/artwork';
import { COMPANY } from '@/content/company';
import {
  COSTS,
  EXECUTION,
  PRE_PROJECT,
  PROJECTS_FAQ,
  PROJECTS_PAGE,
} from '@/content/service-projects';
import { CtaBand } from '@/shared/blocks/cta-band';
import { FactsSection } from '@/shared/blocks/facts-section';
import { Compliance } from './compliance';
import { ProjectFit } from './project-fit';
import { ProjectTypes } from './project-types';
import { ScheduleSheet } from './schedule-sheet';
import { ServiceFaq } from './service-faq';
import { ServiceHead } from './service-head';
import { ServiceHero } from './service-hero';
import { SidePicture } from './side-picture';
import { Tracking } from './tracking';

/** /services/project-management (specification 2, section 2). */
export function ProjectManagementPage() {
  return (
    <>
      <ServiceHead page={PROJECTS_PAGE} />
      <ServiceHero
        page={PROJECTS_PAGE}
        artwork={ARTWORK.serviceProjectManagement}
        crop="object-[58%_60%]"
        call={{ label: PROJECTS_PAGE.callLabel, phone: COMPANY.phones.projects }}
      />
      <ProjectFit />
      <ProjectTypes />
      <FactsSection {...PRE_PROJECT} />
      <ScheduleSheet />
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
