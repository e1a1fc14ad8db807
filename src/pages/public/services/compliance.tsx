import { COMPLIANCE } from '@/content/service-projects';
import { Section, SectionHead } from '@/shared/blocks/section';

/** Our handling of permits across several states. */
export function Compliance() {
  const { heading, lead, facts } = COMPLIANCE;
  return (
    <Section tone="sunk">
      <SectionHead title={heading}>{lead}</SectionHead>
      <dl className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ term, detail }) => (
          <div key={term} className="ticks pt-6">
            <dt className="type-h3">{term}</dt>
            <dd className="mt-3 max-w-[44ch] text-pretty text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
