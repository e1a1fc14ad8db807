import { useEffect, useState, type ComponentType } from 'react';
import { logError } from '@/shared/lib/log';
import { useStore } from '@/shared/lib/store';
import { toastStore } from '@/shared/lib/toast-store';

/**
 * Shows toasts. The view loads after the page has mounted, so it's not in any first load; until then
 * toasts wait in the store. If loading fails, the next toast tries again.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();
  const isNeeded = useStore(toastStore).length > 0;

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
