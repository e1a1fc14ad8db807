import { TESTIMONIALS } from '@/content/home';
import { SampleMark } from '@/shared/blocks/sample-mark';
import { Section, SectionHead } from '@/shared/blocks/section';
import { cn } from '@/shared/lib/cn';

/** What customers say, marked as a sample until somebody has said it. */
export function Testimonials() {
  const { heading, sampleNote, voices } = TESTIMONIALS;
  const [first, ...others] = voices;
  return (
    <Section tone="sunk">
      <SectionHead title={heading}>
        <SampleMark>{sampleNote}</SampleMark>
      </SectionHead>
      <div className="grid-12">
        <div className="lg:col-span-7">
          <Voice
            voice={first}
            className="text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)] leading-[1.2] font-medium tracking-[-0.018em] font-stretch-110%"
          />
        </div>
        <div className="grid content-start gap-10 lg:col-[9/-1]">
          {others.map((voice) => (
            <Voice key={voice.speaker} voice={voice} className="text-lead leading-[1.45]" />
          ))}
        </div>
      </div>
    </Section>
  );
}

interface VoiceProps {
  voice: { quote: string; speaker: string; company: string };
  /** The size it speaks in. */
  className: string;
}

function Voice({ voice, className }: VoiceProps) {
  return (
    <figure className="grid content-start gap-6">
      <blockquote className={cn('text-pretty', className)}>“{voice.quote}”</blockquote>
      <figcaption className="text-ui leading-snug text-muted">
        <span className="block font-[640] text-fg">{voice.speaker}</span>
        {voice.company}
      </figcaption>
    </figure>
  );
}
