import { SERVICE_PAGES } from '@/content/navigation';
import { ArrowLink } from '@/shared/blocks/arrow-link';
import { Faq } from '@/shared/blocks/faq';
import { Section } from '@/shared/blocks/section';
import type { Question } from '@/shared/seo/structured-data';

interface ServiceFaqProps {
  faq: { heading: string; questions: readonly Question[] };
  /** Path of the current page. The other services are linked next to the FAQ. */
  path: (typeof SERVICE_PAGES)[number]['to'];
  tone?: 'paper' | 'sunk';
}

/** A service's FAQ, with links to the other services. */
export function ServiceFaq({ faq, path, tone = 'paper' }: ServiceFaqProps) {
  return (
    <Section tone={tone}>
      <Faq {...faq}>
        <nav aria-label="Other services" className="grid gap-2 max-lg:hidden">
          {SERVICE_PAGES.filter(({ to }) => to !== path).map(({ to, label }) => (
            <ArrowLink key={to} to={to}>
              {label}
            </ArrowLink>
          ))}
        </nav>
      </Faq>
    </Section>
  );
}
