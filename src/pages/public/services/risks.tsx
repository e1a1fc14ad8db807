import { RISKS } from '@/content/service-specialized';
import { Section, SectionHead } from '@/shared/blocks/section';

const COLUMNS = 'grid gap-x-gap gap-y-1 md:grid-cols-[3fr_5fr_4fr]';

/** Each risk, its limit, and what stops the move. */
export function Risks() {
  const { heading, lead, columns, rows } = RISKS;
  return (
    <Section tone="sunk">
      <SectionHead title={heading}>{lead}</SectionHead>
      <div
        aria-hidden="true"
        className={`${COLUMNS} pb-2 text-ui text-subtle font-cond max-md:hidden`}
      >
        <span>Risk</span>
        <span>{columns.limit}</span>
        <span>{columns.stop}</span>
      </div>
      <dl className="border-t border-line-strong">
        {rows.map(({ risk, limit, stop }) => (
          <div key={risk} className={`${COLUMNS} border-b py-4.5`}>
            <dt className="type-h3">{risk}</dt>
            <dd className="text-muted max-md:mt-1">
              <span className="block text-ui text-subtle font-cond md:sr-only">
                {columns.limit}
              </span>
              <span>{limit}</span>
            </dd>
            <dd className="max-md:mt-1.5">
              <span className="block text-ui text-subtle font-cond md:sr-only">{columns.stop}</span>
              <span>{stop}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
