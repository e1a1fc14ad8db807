import { useEffect, useRef, useState, type ComponentProps } from 'react';

interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'ref' | 'tabIndex' | 'role'> {
  /** Accessible name for keyboard users. */
  label?: string | undefined;
}

/** A scrolling box that is focusable, and so scrolls by keyboard, when its content overflows. */
export function ScrollArea({ label, ...rest }: ScrollAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      setIsScrollable(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div
      {...rest}
      ref={box}
      {...(isScrollable && { tabIndex: 0 })}
      {...(isScrollable && label !== undefined && { role: 'region', 'aria-label': label })}
    />
  );
}
