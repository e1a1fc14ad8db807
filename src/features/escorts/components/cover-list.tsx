import type { EscortCover } from '@/features/loads/model/crew/escort-cover';
import { Badge } from '@/shared/ui/badge';
import { coverItem, coverTextOf } from '../model/escort-cover';

/** The cover of a job by a pilot car's papers: each state, then the insurance. */
export function CoverList({ covers }: { covers: readonly EscortCover[] }) {
  return (
    <ul aria-label="Your certificates and insurance" className="mt-1 grid gap-1.5">
      {covers.map((cover) => {
        const { tone, text } = coverTextOf(cover);
        return (
          <li key={cover.item} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-9 font-semibold">{coverItem(cover)}</span>
            <Badge tone={tone}>{text}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
