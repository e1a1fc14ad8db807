import { useEffect, useState } from 'react';

/** Faster navigations show nothing. */
const DELAY_MS = 150;

/** A thin bar at the top and a status message while the next page is loading. */
export function NavigationProgress({ isLoading }: { isLoading: boolean }) {
  const isSlow = useIsSlow(isLoading);
  return (
    <>
      <p role="status" className="sr-only">
        {isSlow ? 'Loading page' : ''}
      </p>
      {isSlow && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-dialog h-0.5 origin-left scale-x-90 bg-accent transition-transform duration-[8s] starting:scale-x-0"
        />
      )}
    </>
  );
}

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
