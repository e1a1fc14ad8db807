import type { ReactNode } from 'react';
import { Facts } from '@/shared/ui/facts';
import { Section } from './section';

interface FactsSectionProps {
  heading: string;
  /** One sentence under the heading. */
  lead?: string;
  facts: readonly { term: string; detail: string }[];
  tone?: 'paper' | 'sunk';
  /** Terms in heading size. */
  isLarge?: boolean;
  /** Under the sentence, such as a link or a picture. */
  children?: ReactNode;
}

/** A heading on the left and a list of facts on the right. */
export function FactsSection({
  heading,
  lead,
  facts,
  tone = 'paper',
  isLarge = false,
  children,
}: FactsSectionProps) {
  return (
    <Section tone={tone}>
      <div className="grid-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <h2>{heading}</h2>
          {lead !== undefined && <p className="max-w-prose text-balance text-muted">{lead}</p>}
          {children}
        </div>
        <div className="lg:col-[6/-1]">
          <Facts entries={facts} isLarge={isLarge} />
        </div>
      </div>
    </Section>
  );
}
