import type { CSSProperties } from 'react';
import { LEGAL_ENVELOPE_FT } from '@/shared/drawing/legal-envelope';
import { cn } from '@/shared/lib/cn';

const MARKS_FT = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/** On a phone, the label of the legal length would cover this mark. */
const isUnderLabel = (feet: number) => Math.abs(LEGAL_ENVELOPE_FT.length - feet) < 5;

/** Positions a mark on the tape (`.tape` in marks.css). */
const at = (feet: number) => ({ '--at': feet }) as CSSProperties;

/** The decorative tape measure under the hero, with the legal trailer length marked. */
export function TapeMeasure() {
  const legal = LEGAL_ENVELOPE_FT.length;
  return (
    <div aria-hidden="true" className="tape">
      {MARKS_FT.map((feet) => (
        <span
          key={feet}
          className={cn('tape-mark', isUnderLabel(feet) && 'max-md:hidden')}
          style={at(feet)}
        >
          {feet}
        </span>
      ))}
      <span
        className="absolute inset-y-1.5 left-[calc(var(--u)*var(--at))] flex items-center bg-ink-900 px-2.5 text-xs leading-none font-extrabold [word-spacing:0.15em] whitespace-nowrap text-amber-400 tabular-nums font-cond"
        style={at(legal)}
      >
        {`${String(legal)}′ legal`}
      </span>
    </div>
  );
}
