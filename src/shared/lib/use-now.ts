import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time in ms, kept up to date: what shows an age or a deadline renders again as it passes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, STEP_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
