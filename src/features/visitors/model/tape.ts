/** Length of tape for ten seconds, in px. */
const STEP_PX = 10;
const STEP_MS = 10_000;
const STEPS_A_MINUTE = 6;
/** Beyond this the tape is drawn broken, as drawings break a long part. */
const WHOLE_MAX_MS = 3 * 60_000;

/** From its middle to a corner, in px. */
export const DIAMOND = 13;
/** Where the tape begins: below the diamond of its stop. */
export const TAPE_TOP = 2 * DIAMOND + 5;

/** A piece of tape as long as the time spent somewhere. */
export interface Tape {
  /** In px. */
  length: number;
  /** Where its marks are, in px from its beginning. */
  marks: readonly { at: number; isMinute: boolean }[];
  isBroken: boolean;
}

/** The tape of a stay: to scale up to three minutes, broken and of one length beyond. */
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

/** Height of a stop, in px: its diamond, its tape and some way on. */
export function stopHeight(tape: Tape | null, isLast: boolean): number {
  return TAPE_TOP + (tape?.length ?? 0) + (isLast ? 8 : 22);
}
