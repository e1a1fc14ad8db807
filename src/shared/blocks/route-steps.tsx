import { cn } from '@/shared/lib/cn';

interface RouteStepsProps {
  /** Up to four fit in one row. */
  steps: readonly { title: string; text: string }[];
  /** Vertical at every width, for more steps than fit in a row. */
  isDown?: boolean;
}

const ACROSS = {
  list: 'lg:auto-cols-fr lg:grid-flow-col lg:gap-x-gap',
  stop: 'lg:pt-14 lg:pr-4 lg:pb-0 lg:pl-0',
  line: 'lg:inset-x-auto lg:top-[calc(1rem-1px)] lg:right-2.5 lg:bottom-auto lg:left-12.5 lg:h-0.5 lg:w-auto lg:bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_14px,transparent_14px_22px)]',
} as const;

/**
 * Steps drawn as a route: numbered signs connected by a dashed line. Vertical on a phone, horizontal
 * on wide screens.
 */
export function RouteSteps({ steps, isDown = false }: RouteStepsProps) {
  return (
    <ol className={cn('grid', !isDown && ACROSS.list)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={cn('relative pb-9 pl-13 last:pb-0', !isDown && ACROSS.stop)}>
          <span
            aria-hidden="true"
            className="absolute -top-1 -left-1 grid size-10 place-items-center bg-accent text-base font-[760] text-accent-fg font-stretch-110% diamond"
          >
            {index + 1}
          </span>
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-10.5 bottom-1.5 left-[calc(1rem-1px)] w-0.5 bg-[repeating-linear-gradient(var(--line-strong)_0_8px,transparent_8px_14px)]',
                !isDown && ACROSS.line,
              )}
            />
          )}
          <h3>{title}</h3>
          <p
            className={cn(
              'mt-2 text-balance text-muted',
              'max-w-[56ch]',
              !isDown && 'lg:max-w-[34ch]',
            )}
          >
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
