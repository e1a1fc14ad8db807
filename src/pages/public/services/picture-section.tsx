import { ARTWORK } from '@/content/artwork';
import { PictureGrid } from '@/shared/blocks/picture-grid';
import { Section, SectionHead } from '@/shared/blocks/section';

interface PictureSectionProps {
  heading: string;
  lead: string;
  items: readonly { name: string; text: string; picture: keyof typeof ARTWORK }[];
}

/** A heading over a grid of captioned pictures. */
export function PictureSection({ heading, lead, items }: PictureSectionProps) {
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
