import { useEffect, useState } from 'react';

/** Counts down whole seconds to 0. `start` restarts the countdown. */
export function useCooldown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);

  const start = (next: number) => {
    const current = Date.now();
    setNow(current);
    setEndsAt(current + next * 1000);
  };
  return { left, start };
}
