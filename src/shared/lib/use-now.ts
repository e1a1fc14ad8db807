import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The current time in ms, updated every `stepMs`, so that ages and deadlines stay current. */
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
