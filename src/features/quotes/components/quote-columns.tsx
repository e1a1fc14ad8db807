import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { QUOTE_PAGE } from '@/content/quote';

interface QuoteColumnsProps {
  /** The form or its confirmation. */
  main: ReactNode;
  /** The drawing next to it. */
  drawing: ReactNode;
  /** The assessment, under the drawing. */
  assessment?: ReactNode;
  /** The same as a bar at the bottom of a phone, for as long as the form is on screen. */
  bar?: ReactNode;
}

/** Form on the left, drawing and reasons on the right; stacked on phones. */
export function QuoteColumns({ main, drawing, assessment, bar }: QuoteColumnsProps) {
  return (
    <>
      <div className="grid-12 items-start">
        <div className="lg:col-span-6 xl:col-span-7">{main}</div>
        <aside className="grid gap-8 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-span-6 xl:col-span-5">
          {drawing}
          {assessment}
          <div className="grid gap-4.5">
            <h2 className="type-h3">{QUOTE_PAGE.reasonsHeading}</h2>
            <ul className="grid gap-x-6 gap-y-2.5 xs:grid-cols-2">
              {QUOTE_PAGE.reasons.map((reason) => (
                <li key={reason} className="flex gap-3 leading-snug">
                  <Check className="size-5 text-accent-text" />
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
      {bar}
    </>
  );
}
