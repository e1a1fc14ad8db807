/** Tape length for ten seconds, in px. */
const STEP_PX = 10;
const STEP_MS = 10_000;
const STEPS_A_MINUTE = 6;
/** Longer tapes are drawn with a break line, as in engineering drawings. */
const WHOLE_MAX_MS = 3 * 60_000;

/** From center to corner, in px. */
export const DIAMOND = 13;
/** The tape starts below the diamond of its stop. */
export const TAPE_TOP = 2 * DIAMOND + 5;

/** A tape as long as the time on a page. */
export interface Tape {
  /** In px. */
  length: number;
  /** Positions of the marks, in px from the start. */
  marks: readonly { at: number; isMinute: boolean }[];
  isBroken: boolean;
}

/** The tape for a time on page: to scale up to three minutes, then of fixed length with a break. */
export function tapeOf(stayMs: number): Tape {
  const drawn = Math.min(Math.max(0, stayMs), WHOLE_MAX_MS);
  const length = (drawn / STEP_MS) * STEP_PX;
  const count = Math.max(0, Math.ceil(length / STEP_PX) - 1);
  return {
    length,
    marks: Array.from({ length: count }, (_, index) => ({
      at: (index + 1) * STEP_PX,
      isMinute: (index + 1) % STEPS_A_MINUTE === 0,
    })),
    isBroken: stayMs > WHOLE_MAX_MS,
  };
}

/** Height of a stop, in px: its diamond, its tape and some space. */
export function stopHeight(tape: Tape | null, isLast: boolean): number {
  return TAPE_TOP + (tape?.length ?? 0) + (isLast ? 8 : 22);
}
