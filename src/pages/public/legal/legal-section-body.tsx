import type { LegalPart } from '@/content/legal';
import { Facts } from '@/shared/ui/facts';

/** The paragraphs, lists and facts of one section. */
export function LegalSectionBody({ parts }: { parts: readonly LegalPart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'string') return <p className="max-w-prose text-pretty">{part}</p>;
  if ('facts' in part) return <Facts entries={part.facts} className="my-2 max-w-[48rem]" />;
  return (
    <ul className="grid max-w-prose gap-2">
      {part.list.map((item) => (
        <li
          key={item}
          className="relative pl-6 before:absolute before:top-[0.75em] before:left-0 before:h-px before:w-3.5 before:bg-fg"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
