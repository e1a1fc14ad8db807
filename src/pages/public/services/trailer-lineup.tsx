import { TRAILERS } from '@/content/service-specialized';
import { Section, SectionHead } from '@/shared/blocks/section';
import { LazyScaledTrailer } from '@/shared/drawing/lazy-drawings';

/** Width of the drawing area in feet: the longest combination, rounded up. */
const PAPER_FT = 160;

/** The trailer types, all drawn to the same scale. */
export function TrailerLineup() {
  const { heading, lead, gridNote, items } = TRAILERS;
  return (
    <Section>
      <SectionHead title={heading}>{lead}</SectionHead>
      <ul className="border-t border-line-strong">
        {items.map(({ name, text, carries, trailer }) => (
          <li key={name} className="grid-12 gap-y-5! border-b border-line-strong max-lg:py-7">
            <div className="grid content-center gap-2 lg:col-span-5 lg:py-8">
              <h3>{name}</h3>
              <p className="max-w-[52ch] text-pretty text-muted">{text}</p>
              <p className="text-ui leading-snug">
                <span className="text-subtle">Carries </span>
                <span>{carries}</span>
              </p>
            </div>
            <div className="lg:col-[6/-1]">
              <LazyScaledTrailer {...trailer} paperFt={PAPER_FT} isImageFirst className="h-full" />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-subtle">{gridNote}</p>
    </Section>
  );
}
