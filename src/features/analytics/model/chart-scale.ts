const STEPS = [1, 2, 5];

/** Grid lines of a chart up to `max`: at most five, at round numbers, the last at or above `max`. */
export function chartLines(max: number): number[] {
  const rough = Math.max(1, max / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}
