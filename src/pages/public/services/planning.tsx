import { PLANNING } from '@/content/service-specialized';
import { RouteSteps } from '@/shared/blocks/route-steps';
import { Section } from '@/shared/blocks/section';
import { formatFeet } from '@domain/numbers/length';
import { LazyLoadDrawing } from '@/shared/drawing/lazy-drawings';
import { Figure, TitleBlock } from '@/shared/ui/figure';

/** The seven planning steps, with an example of the drawing step two produces. */
export function Planning() {
  const { heading, lead, steps, example } = PLANNING;
  const { length, width, height } = example.load;
  return (
    <Section>
      <div className="grid-12">
        <div className="grid content-start gap-6 self-start lg:sticky lg:top-28 lg:col-span-5">
          <h2>{heading}</h2>
          <p className="type-lead">{lead}</p>
          <Figure className="mt-2">
            <LazyLoadDrawing {...example.load} deck={example.deck} isImageFirst className="p-5" />
            <TitleBlock
              entries={[
                { term: 'Example', detail: example.name },
                { term: 'Length', detail: formatFeet(length) },
                { term: 'Cross section', detail: `${formatFeet(width)} × ${formatFeet(height)}` },
              ]}
            />
          </Figure>
        </div>
        <div className="lg:col-[7/-1]">
          <RouteSteps steps={steps} isDown />
        </div>
      </div>
    </Section>
  );
}
