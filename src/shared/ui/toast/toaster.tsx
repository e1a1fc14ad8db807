import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { logError } from '@/shared/lib/log';
import { getToasts, subscribeToToasts } from '@/shared/lib/toast-store';

const hasToasts = () => getToasts().length > 0;

/**
 * Shows toasts. The view loads after the page has mounted, so it's not in any first load; until then
 * toasts wait in the store. If loading fails, the next toast tries again.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false);

  useEffect(() => {
    let isUnmounted = false;
    import('./toaster-view').then(
      ({ ToasterView }) => {
        if (!isUnmounted) setView(() => ToasterView);
      },
      (error: unknown) => {
        logError('The toast view failed to load', error, { isNeeded });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);

  return View === undefined ? null : <View />;
}
