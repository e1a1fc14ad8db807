import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/**
 * The time in ms, kept up to date every `stepMs`: what shows an age or a deadline renders again as
 * it passes.
 */
export function useNow(stepMs = STEP_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, stepMs);
    return () => {
      clearInterval(timer);
    };
  }, [stepMs]);
  return now;
}
