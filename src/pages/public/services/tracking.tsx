import { TRACKING } from '@/content/service-projects';
import { CheckList } from '@/shared/blocks/check-list';
import { Section, SectionHead } from '@/shared/blocks/section';

/** Steps that customers can track during the move, and the documents they keep. */
export function Tracking() {
  const { heading, lead, position, documents } = TRACKING;
  return (
    <Section>
      <SectionHead title={heading}>{lead}</SectionHead>
      <div className="grid-12">
        <div className="grid content-start gap-5 lg:col-span-5">
          <h3>{position.heading}</h3>
          <CheckList items={position.items} />
        </div>
        <div className="grid content-start gap-5 lg:col-[7/-1]">
          <h3>{documents.heading}</h3>
          <ol className="grid border-t border-line-strong sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-3 sm:gap-x-gap">
            {documents.items.map((item, index) => (
              <li key={item} className="flex gap-4 border-b py-3 leading-snug">
                <span aria-hidden="true" className="text-subtle tabular-nums font-cond">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span>{item}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
