import { PROJECT_FIT } from '@/content/service-projects';
import { CheckList } from '@/shared/blocks/check-list';
import { Section } from '@/shared/blocks/section';

/** Which projects benefit from a project manager. */
export function ProjectFit() {
  const { heading, lead, signs } = PROJECT_FIT;
  return (
    <Section>
      <div className="grid-12">
        <h2 className="lg:col-span-5">{heading}</h2>
        <div className="grid gap-8 lg:col-[7/-1]">
          <p className="type-lead">{lead}</p>
          <CheckList items={signs} />
        </div>
      </div>
    </Section>
  );
}
