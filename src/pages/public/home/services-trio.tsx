import { SERVICES } from '@/content/home';
import { Section, SectionHead } from '@/shared/blocks/section';
import { TrailerDrawing } from '@/shared/drawing/trailer-drawing';
import { HeavyHaulCard } from './heavy-haul-card';
import { ServiceLink } from './service-link';

/** One large service and two small ones, each with the trailer it is about. */
export function ServicesTrio() {
  const { heading, lead, specialized, projects } = SERVICES;
  return (
    <Section>
      <SectionHead title={heading}>{lead}</SectionHead>
      <div className="grid-12">
        <HeavyHaulCard />
        <div className="grid content-between lg:col-span-5">
          <article className="grid gap-4 pb-8">
            <TrailerDrawing deck="schnabel" axles={19} wellLengthFt={30} hasDimensions={false} />
            <h3>{specialized.title}</h3>
            <p className="max-w-prose text-pretty text-muted">{specialized.text}</p>
            <ServiceLink service={specialized} />
          </article>
          <article className="grid gap-4 border-t border-line-strong pt-8">
            <TrailerDrawing deck="extendable" axles={6} wellLengthFt={80} hasDimensions={false} />
            <h3>{projects.title}</h3>
            <p className="max-w-prose text-pretty text-muted">{projects.text}</p>
            <ServiceLink service={projects} />
          </article>
        </div>
      </div>
    </Section>
  );
}
