import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const handlePrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', handlePrint);
  window.addEventListener('afterprint', handlePrint);
  return () => {
    window.removeEventListener('beforeprint', handlePrint);
    window.removeEventListener('afterprint', handlePrint);
  };
}

/** True if the page is being printed. Components are rendered again before the browser lays out the paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
