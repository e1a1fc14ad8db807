import { TESTIMONIALS } from '@/content/home';
import { SampleMark } from '@/shared/blocks/sample-mark';
import { Section, SectionHead } from '@/shared/blocks/section';
import { cn } from '@/shared/lib/cn';

/** Customer quotes, marked as samples until they are real. */
export function Testimonials() {
  const { heading, sampleNote, quotes } = TESTIMONIALS;
  const [first, ...others] = quotes;
  return (
    <Section tone="sunk">
      <SectionHead title={heading}>
        <SampleMark>{sampleNote}</SampleMark>
      </SectionHead>
      <div className="grid-12">
        <div className="lg:col-span-7">
          <Testimonial
            testimonial={first}
            className="text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)] leading-[1.2] font-medium tracking-[-0.018em] font-stretch-110%"
          />
        </div>
        <div className="grid content-start gap-10 lg:col-[9/-1]">
          {others.map((testimonial) => (
            <Testimonial
              key={testimonial.speaker}
              testimonial={testimonial}
              className="text-lead leading-[1.45]"
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

interface TestimonialProps {
  testimonial: { quote: string; speaker: string; company: string };
  /** Sets the type size. */
  className: string;
}

function Testimonial({ testimonial, className }: TestimonialProps) {
  return (
    <figure className="grid content-start gap-6">
      <blockquote className={cn('text-pretty', className)}>{`“${testimonial.quote}”`}</blockquote>
      <figcaption className="text-ui leading-snug text-muted">
        <span className="block font-[640] text-fg">{testimonial.speaker}</span>
        <span>{testimonial.company}</span>
      </figcaption>
    </figure>
  );
}
