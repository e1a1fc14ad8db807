import { AXLE_EXAMPLE } from '@/content/service-heavy-haul';
import { Section, SectionHead } from '@/shared/blocks/section';
import { formatFeet } from '@domain/numbers/length';
import { LazyTrailerDrawing } from '@/shared/drawing/lazy-drawings';
import { Figure, TitleBlock } from '@/shared/ui/figure';

/** A superload combination, drawn to scale with every axle numbered. */
export function AxleExample() {
  const { heading, lead, name, trailer } = AXLE_EXAMPLE;
  return (
    <Section tone="sunk" isBlueprint>
      <SectionHead title={heading}>{lead}</SectionHead>
      <Figure>
        <LazyTrailerDrawing
          {...trailer}
          isImageFirst
          className="p-[clamp(0.75rem,0.3rem+1.4vw,2rem)]"
        />
        <TitleBlock
          entries={[
            { term: 'Configuration', detail: name },
            { term: 'Overall', detail: formatFeet(trailer.overallLengthFt) },
            { term: 'Well', detail: formatFeet(trailer.wellLengthFt) },
          ]}
        />
      </Figure>
    </Section>
  );
}
