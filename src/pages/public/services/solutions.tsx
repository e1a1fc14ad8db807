import { SERVICES_PAGE, SOLUTIONS } from '@/content/services';
import { Section, SectionHead } from '@/shared/blocks/section';

/** The six solutions. Each has an anchor that other pages link to. */
export function Solutions() {
  return (
    <Section tone="sunk">
      <SectionHead title={SERVICES_PAGE.solutionsHeading}>
        {SERVICES_PAGE.solutionsLead}
      </SectionHead>
      <div className="border-t border-line-strong">
        {SOLUTIONS.map(({ id, title, text, includes }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="grid-12 gap-y-3! border-b border-line-strong py-8"
          >
            <h3 id={`${id}-title`} className="lg:col-span-4">
              {title}
            </h3>
            <p className="max-w-prose text-pretty text-muted md:max-lg:col-span-6 lg:col-span-4">
              {text}
            </p>
            <ul className="grid content-start gap-1.5 text-ui leading-snug max-md:mt-2 md:pt-0.5 md:max-lg:col-span-6 lg:col-[9/-1]">
              {includes.map((item) => (
                <li
                  key={item}
                  className="relative pl-5 before:absolute before:top-[0.6em] before:left-0 before:h-px before:w-3 before:bg-fg"
                >
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
