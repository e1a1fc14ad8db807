import type { StartProblem } from './start-problem';

const ESCORTS_CONFIRMED = 'Every escort is confirmed';

/** The checks of readiness, by the codes of their problems. */
const CHECKS = [
  { codes: /^on_hold$/u, passed: 'No hold' },
  { codes: /^(?:no_driver|driver_)/u, passed: 'Driver is free' },
  { codes: /^(?:unit_|no_tractor|no_trailer)/u, passed: 'Units are free and in service' },
  { codes: /^(?:legs_|state_unknown|dates_missing)/u, passed: 'Legs match the route' },
  { codes: /^permit_(?!too_small)/u, passed: 'No permit is missing or expires early' },
  { codes: /^permit_too_small$/u, passed: 'Size and weight fit every permit' },
  { codes: /^escort_/u, passed: ESCORTS_CONFIRMED },
];

/** The checks that found nothing, in words. `slots` is the number of escort slots. */
export function passedChecks(problems: readonly StartProblem[], slots: number): string[] {
  return CHECKS.filter(({ codes }) => !problems.some(({ code }) => codes.test(code))).map(
    ({ passed }) =>
      slots === 0 && passed === ESCORTS_CONFIRMED
        ? 'No escort named in a permit, offer or assessment is missing'
        : passed,
  );
}
