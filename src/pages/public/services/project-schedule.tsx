import { SCHEDULE } from '@/content/service-projects';
import { ScheduleChart } from './schedule-chart';
import { Section, SectionHead } from '@/shared/blocks/section';
import { Figure, TitleBlock } from '@/shared/ui/figure';

/** An example of a project manager's schedule. */
export function ProjectSchedule() {
  const { heading, lead, name, weeks, loads, rows } = SCHEDULE;
  return (
    <Section tone="sunk" isBlueprint>
      <SectionHead title={heading}>{lead}</SectionHead>
      <Figure>
        <div className="p-[clamp(1.25rem,0.8rem+1.6vw,2.5rem)]">
          <ScheduleChart weeks={weeks} rows={rows} />
        </div>
        <TitleBlock
          entries={[
            { term: 'Project', detail: name },
            { term: 'Loads', detail: `${String(loads)}, one mark each` },
            { term: 'Duration', detail: `${String(weeks)} weeks` },
          ]}
        />
      </Figure>
    </Section>
  );
}
