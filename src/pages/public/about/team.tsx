import { TEAM } from '@/content/about';
import { FactsSection } from '@/shared/blocks/facts-section';
import { SampleMark } from '@/shared/blocks/sample-mark';

/** The jobs on the team. Names and photos are still missing, and the page says so. */
export function Team() {
  const { sampleNote, ...team } = TEAM;
  return (
    <FactsSection {...team}>
      <SampleMark>{sampleNote}</SampleMark>
    </FactsSection>
  );
}
