import { cn } from '@/shared/lib/cn';
import { CERTAINTY_WORDS, type CertaintyMark } from '../model/wording';

const TICKS = { A: 3, B: 2, C: 1 } as const;

/** A value's certainty, as three ticks and in words. */
export function Certainty({ mark, className }: { mark: CertaintyMark; className?: string }) {
  return (
    <span
      className={cn(
        'flex items-center gap-1.5 font-cond text-xs leading-snug whitespace-nowrap',
        mark === 'disagree' ? 'font-semibold text-warn' : 'text-muted',
        className,
      )}
    >
      <svg
        viewBox="0 0 16 12"
        aria-hidden="true"
        className="h-3 w-4 shrink-0"
        stroke="currentColor"
      >
        <Ticks mark={mark} />
      </svg>
      <span>{CERTAINTY_WORDS[mark]}</span>
    </span>
  );
}

function Ticks({ mark }: { mark: CertaintyMark }) {
  if (mark === 'disagree') return <path d="M1 3.5h10M5 8.5h10" strokeWidth="2.5" />;
  if (mark === 'unknown') {
    return <path d="M.5 11.5h15V.5H.5z" strokeDasharray="2.5 2" fill="none" />;
  }
  return (
    <>
      <path d="M0 11.5h16" />
      {[2, 8, 14].map((x, index) => (
        <path
          key={x}
          d={index < TICKS[mark] ? `M${String(x)} 12V1` : `M${String(x)} 12V7`}
          strokeWidth={index < TICKS[mark] ? 3 : 1}
        />
      ))}
    </>
  );
}

/** Legend of the symbols. */
export function CertaintyKey() {
  const marks = Object.keys(CERTAINTY_WORDS) as CertaintyMark[];
  return (
    <ul aria-label="How certain a value is" className="flex flex-wrap gap-x-5 gap-y-1.5">
      {marks.map((mark) => (
        <li key={mark} className="flex">
          <Certainty mark={mark} />
        </li>
      ))}
    </ul>
  );
}
