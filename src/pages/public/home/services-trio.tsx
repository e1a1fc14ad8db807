import { SERVICES } from '@/content/home';
import { Section, SectionHead } from '@/shared/blocks/section';
import { HeavyHaulCard } from './heavy-haul-card';
import { ServiceWithTrailer } from './service-with-trailer';

/** The three services, one large and two small. */
export function ServicesTrio() {
  const { heading, lead, specialized, projects } = SERVICES;
  return (
    <Section>
      <SectionHead title={heading}>{lead}</SectionHead>
      <div className="grid-12">
        <HeavyHaulCard />
        <div className="grid content-between gap-y-10 lg:col-span-5">
          <ServiceWithTrailer
            service={specialized}
            trailer={{ deck: 'schnabel', axles: 19, wellLengthFt: 30 }}
          />
          <ServiceWithTrailer
            service={projects}
            trailer={{ deck: 'extendable', axles: 6, wellLengthFt: 80 }}
          />
        </div>
      </div>
    </Section>
  );
}
