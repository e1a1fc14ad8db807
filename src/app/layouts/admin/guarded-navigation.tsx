import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { askToLeave } from '@/shared/ui/leave-guard';

/**
 * Makes links and `navigate` inside ask before they leave unsaved changes. Not when they replace the
 * entry: that is how the console closes what was saved or discarded. `UNSAFE` means internal: the
 * declarative router has no other place to wrap its navigator.
 */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (...args) => {
      askToLeave(() => {
        navigator.push(...args);
      });
    };
    return { ...context, navigator: { ...navigator, push } };
  }, [context]);
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
}
