import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { logError } from '@/shared/lib/log';
import { getToasts, subscribeToToasts } from '@/shared/lib/toast-store';

const hasToasts = () => getToasts().length > 0;

/**
 * Shows the toasts. Their machinery is fetched after the page stands, so that no first load pays
 * for it; were that to fail, the next toast tries again. Toasts of the meantime wait in the store.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false);

  useEffect(() => {
    let isGone = false;
    import('./toaster-view').then(
      ({ ToasterView }) => {
        if (!isGone) setView(() => ToasterView);
      },
      (error: unknown) => {
        logError('The toasts could not be loaded', error, { isNeeded });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);

  return View === undefined ? null : <View />;
}
