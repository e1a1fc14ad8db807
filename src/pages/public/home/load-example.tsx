import { ArrowRight } from 'lucide-react';
import { LOAD_EXAMPLE } from '@/content/home';
import { Section, SectionHead } from '@/shared/blocks/section';
import { checkLoad } from '@/shared/drawing/check-load';
import { formatFeet } from '@domain/numbers/length';
import { LazyLoadDrawing } from '@/shared/drawing/lazy-drawings';
import { LoadLegend } from '@/shared/drawing/load-legend';
import { ButtonLink } from '@/shared/ui/button';
import { Figure, TitleBlock } from '@/shared/ui/figure';

/** An example of the drawing in the quote form. */
export function LoadExample() {
  const { heading, lead, name, needs, load, deck, quoteLabel } = LOAD_EXAMPLE;
  const { over } = checkLoad(load, deck);
  return (
    <Section tone="sunk" isBlueprint>
      <SectionHead title={heading}>{lead}</SectionHead>
      <Figure>
        <LazyLoadDrawing
          {...load}
          deck={deck}
          isImageFirst
          className="p-[clamp(0.75rem,0.3rem+1.4vw,2rem)]"
        />
        <TitleBlock
          entries={[
            { term: 'Example load', detail: name },
            {
              term: 'Over',
              detail: `${formatFeet(over.width)} wide, ${formatFeet(over.height)} high`,
            },
            { term: 'Needs', detail: needs },
          ]}
        />
      </Figure>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <LoadLegend />
        <ButtonLink variant="solid" to="/quote" className="max-xs:w-full">
          <span>{quoteLabel}</span> <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </Section>
  );
}
