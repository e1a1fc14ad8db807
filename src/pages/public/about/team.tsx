import { TEAM } from '@/content/about';
import { FactsSection } from '@/shared/blocks/facts-section';
import { SampleMark } from '@/shared/blocks/sample-mark';

/** Who does what; names and portraits are the company's to give. */
export function Team() {
  const { sampleNote, ...team } = TEAM;
  return (
    <FactsSection {...team}>
      <SampleMark>{sampleNote}</SampleMark>
    </FactsSection>
  );
}
