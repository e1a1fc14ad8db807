import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { JsonLd } from '@/shared/seo/json-ld';
import { faqJsonLd, type Question } from '@/shared/seo/structured-data';

interface FaqProps {
  heading: string;
  questions: readonly Question[];
  /** Under the heading, next to the questions. */
  children?: ReactNode;
}

/**
 * Questions and answers as native `details` elements, which work without scripts and with find in
 * page; the first one is open. Also adds them as JSON-LD for search engines.
 */
export function Faq({ heading, questions, children }: FaqProps) {
  return (
    <div className="grid-12">
      <JsonLd data={faqJsonLd(questions)} />
      <div className="grid content-start gap-6 lg:col-span-4">
        <h2>{heading}</h2>
        {children}
      </div>
      <div className="border-t border-line-strong lg:col-[6/-1]">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-b border-line-strong">
            <summary className="flex list-none items-center justify-between gap-6 py-5.5 pr-2 text-[1.125rem] leading-[1.35] font-[640] [&::-webkit-details-marker]:hidden">
              <span>{question}</span>
              <Plus aria-hidden="true" className="size-5 group-open:hidden" />
              <Minus aria-hidden="true" className="hidden size-5 group-open:block" />
            </summary>
            <p className="max-w-[60ch] pr-8 pb-6 text-pretty text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
