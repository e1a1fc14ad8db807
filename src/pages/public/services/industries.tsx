import { ARTWORK } from '@/content/artwork';
import { INDUSTRIES } from '@/content/service-specialized';
import { PictureGrid } from '@/shared/blocks/picture-grid';
import { Section, SectionHead } from '@/shared/blocks/section';

/** For whom the trailers run. */
export function Industries() {
  const { heading, lead, items } = INDUSTRIES;
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
