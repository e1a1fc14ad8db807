import { useEffect, useState } from 'react';

/** A page that is there sooner needs no announcement. */
const PATIENCE_MS = 150;

/** A page that takes a moment to arrive says so: a thin line at the top, and words. */
export function NavigationProgress({ isLoading }: { isLoading: boolean }) {
  const isSlow = useIsLasting(isLoading);
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

function useIsLasting(isLoading: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      setIsLasting(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isLoading]);
  return isLasting;
}
