import { ARTWORK } from '@/content/artwork';
import { PROJECT_TYPES } from '@/content/service-projects';
import { PictureGrid } from '@/shared/blocks/picture-grid';
import { Section, SectionHead } from '@/shared/blocks/section';

/** What projects usually are. */
export function ProjectTypes() {
  const { heading, lead, items } = PROJECT_TYPES;
  return (
    <Section tone="sunk">
      <SectionHead title={heading}>{lead}</SectionHead>
      <PictureGrid
        items={items.map(({ name, text, picture }) => ({
          title: name,
          text,
          artwork: ARTWORK[picture],
        }))}
      />
    </Section>
  );
}
