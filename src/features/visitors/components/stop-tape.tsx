import { DIAMOND, TAPE_TOP, type Tape } from '../model/tape';

/** Horizontal center of path and tape, in px. */
const X = 17;
const HALF_WIDTH = 8;

interface StopTapeProps {
  number: number;
  /** `null` if the time spent there is unknown. */
  tape: Tape | null;
  isLast: boolean;
}

/** A numbered stop, a tape as long as the visitor stayed, and the path to the next stop. */
export function StopTape({ number, tape, isLast }: StopTapeProps) {
  const end = TAPE_TOP + (tape?.length ?? 0);
  return (
    <svg aria-hidden="true" className="absolute inset-y-0 left-0 h-full w-14 overflow-visible">
      {!isLast && (
        <line
          x1={X}
          x2={X}
          y1={end}
          y2="100%"
          strokeDasharray="3 4"
          className="stroke-line-strong stroke-[1.5]"
        />
      )}
      {tape !== null && tape.length > 0 && <TapeStrip tape={tape} />}
      <path
        d={`M${String(X)} 0 ${String(X + DIAMOND)} ${String(DIAMOND)} ${String(X)} ${String(2 * DIAMOND)} ${String(X - DIAMOND)} ${String(DIAMOND)}Z`}
        className="fill-accent"
      />
      <text
        x={X}
        y={DIAMOND + 4}
        textAnchor="middle"
        className="fill-accent-fg text-[11px] font-bold font-cond"
      >
        {number}
      </text>
    </svg>
  );
}

function TapeStrip({ tape: { length, marks, isBroken } }: { tape: Tape }) {
  const left = X - HALF_WIDTH;
  const right = X + HALF_WIDTH;
  const end = TAPE_TOP + length;
  const middle = TAPE_TOP + length / 2;
  return (
    <>
      <rect x={left} y={TAPE_TOP} width={2 * HALF_WIDTH} height={length} className="fill-accent" />
      {marks.map(({ at, isMinute }) => (
        <path
          key={at}
          d={`M${String(left)} ${String(TAPE_TOP + at)}h${isMinute ? '11' : '5'}`}
          className={isMinute ? 'stroke-accent-fg stroke-[1.5]' : 'stroke-accent-fg'}
        />
      ))}
      {isBroken && (
        <path
          d={`M${String(left - 4)} ${String(middle + 4)}l6-7 6 7 6-7 6 7v7l-6-7-6 7-6-7-6 7Z`}
          className="fill-surface stroke-line-strong"
        />
      )}
      {/* The hook at the end of the tape, and the dimension line next to it. */}
      <path
        d={`M${String(left - 2)} ${String(end)}h${String(2 * HALF_WIDTH + 4)}`}
        className="stroke-fg stroke-3"
      />
      <path
        d={`M${String(right + 6)} ${String(TAPE_TOP)}h8m-4 0V${String(end)}m-4 0h8`}
        className="fill-none stroke-line-strong"
      />
    </>
  );
}
