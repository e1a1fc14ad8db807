import { FLEET_ENDS, STORY } from '@/content/about';
import { ArrowLink } from '@/shared/blocks/arrow-link';
import { Section } from '@/shared/blocks/section';
import { LazyScaledTrailer } from '@/shared/drawing/lazy-drawings';

/** Width of the drawing area in feet: the longest combination, rounded up. */
const PAPER_FT = 160;

/** The company's story, above its shortest and longest combinations drawn to scale. */
export function Story() {
  const { heading, lead, paragraphs } = STORY;
  return (
    <Section>
      <div className="grid-12">
        <h2 className="lg:col-span-5">{heading}</h2>
        <div className="grid gap-5 lg:col-[7/-1]">
          <p className="type-lead">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-pretty text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <ul className="mt-[clamp(2.5rem,1.5rem+3vw,5rem)] border-t border-line-strong">
        {FLEET_ENDS.trailers.map(({ name, ...trailer }) => (
          <li key={name} className="border-b border-line-strong">
            <LazyScaledTrailer {...trailer} paperFt={PAPER_FT} isImageFirst className="pt-4" />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-subtle">{FLEET_ENDS.note}</p>
        <ArrowLink to="/fleet">{FLEET_ENDS.linkLabel}</ArrowLink>
      </div>
    </Section>
  );
}
