import { useEffect, useState, type ComponentType } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { showToast } from '@/shared/lib/toast-store';

/**
 * A drawer or dialog whose code loads when it first opens, so that a list doesn't wait for it. It stays
 * mounted from then on, because it closes with an animation. If the code can't be loaded, a toast says so.
 */
export function whenOpened<Props extends object>(
  isOpen: (props: Props) => boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart<Props>(load, { onFailure: NotLoaded });
  return function WhenOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (!wasOpened && isOpen(props)) setWasOpened(true);
    return wasOpened ? <Part {...props} /> : null;
  };
}

/** Shown in place of a part of the console whose code can't be loaded. */
export function NotLoaded() {
  useEffect(() => {
    showToast({
      title: 'Failed to Load',
      description: 'Check your connection and reload the page.',
      variant: 'destructive',
    });
  }, []);
  return null;
}
