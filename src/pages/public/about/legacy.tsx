import { LEGACY } from '@/content/about';
import { SampleMark } from '@/shared/blocks/sample-mark';
import { Section } from '@/shared/blocks/section';

/** The company's legacy with the founder's quote, which stays marked as a sample until it's real. */
export function Legacy() {
  const { heading, text, quote, speaker, sampleNote } = LEGACY;
  return (
    <Section tone="sunk">
      <div className="grid-12">
        <div className="grid content-start gap-6 lg:col-span-5">
          <h2>{heading}</h2>
          <p className="max-w-prose text-pretty text-muted">{text}</p>
        </div>
        <figure className="grid content-start gap-6 lg:col-[7/-1]">
          <blockquote className="text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)] leading-[1.2] font-medium tracking-[-0.018em] text-pretty font-stretch-110%">{`“${quote}”`}</blockquote>
          <figcaption className="grid gap-3 text-ui">
            <span className="font-[640]">{speaker}</span>
            <SampleMark>{sampleNote}</SampleMark>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
