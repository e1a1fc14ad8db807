import { useId, type ReactNode } from 'react';
import type { PilotPaper } from '../api/papers';
import { paperFacts, paperName } from '../model/paper';
import { PaperBadges } from './paper-badges';

interface PaperRowProps {
  paper: PilotPaper;
  onShow: (paper: PilotPaper) => void;
  /** Why its file can't be opened, if it can't. */
  closed?: string | undefined;
  /** Buttons on the right. */
  children?: ReactNode;
}

/** A certificate or insurance: until when it's valid, whether it's checked, and its file. */
export function PaperRow({ paper, onShow, closed, children }: PaperRowProps) {
  const name = paperName(paper);
  const reasonId = useId();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b px-4 py-3.5 leading-snug last:border-b-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <PaperBadges paper={paper} />
        </p>
        <p className="text-sm text-muted tabular-nums wrap-anywhere">{paperFacts(paper)}</p>
        <button
          type="button"
          aria-label={`Open ${name}: ${paper.file_name}`}
          aria-disabled={closed !== undefined || undefined}
          aria-describedby={closed === undefined ? undefined : reasonId}
          className="link flex min-h-6 items-center justify-self-start text-left text-sm wrap-anywhere aria-disabled:cursor-not-allowed aria-disabled:no-underline aria-disabled:opacity-60"
          onClick={() => {
            if (closed === undefined) onShow(paper);
          }}
        >
          {paper.file_name}
        </button>
        {closed !== undefined && (
          <p id={reasonId} className="text-sm text-warn">
            {closed}
          </p>
        )}
      </div>
      <span className="flex flex-wrap gap-2">{children}</span>
    </li>
  );
}
