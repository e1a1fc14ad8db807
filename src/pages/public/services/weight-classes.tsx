import { WEIGHT_CLASSES } from '@/content/service-heavy-haul';
import { Section } from '@/shared/blocks/section';
import { WeightScale } from './weight-scale';

/** The weight classes and what each requires. */
export function WeightClasses() {
  const { heading, lead, classes } = WEIGHT_CLASSES;
  return (
    <Section tone="sunk">
      <div className="grid-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <h2>{heading}</h2>
          <p className="max-w-prose text-pretty text-muted">{lead}</p>
        </div>
        <div className="lg:col-[6/-1]">
          <WeightScale classes={classes} />
        </div>
      </div>
    </Section>
  );
}
