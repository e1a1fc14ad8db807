interface RouteStepsProps {
  /** Four read best in one row. */
  steps: readonly { title: string; text: string }[];
}

/**
 * A real sequence as a route: a numbered sign at each stop, a broken line between them. Down a
 * phone, across a wide page.
 */
export function RouteSteps({ steps }: RouteStepsProps) {
  return (
    <ol className="grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-gap">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="group relative pb-9 pl-13 last:pb-0 lg:pt-14 lg:pr-4 lg:pb-0 lg:pl-0"
        >
          <span
            aria-hidden="true"
            className="absolute -top-1 -left-1 grid size-10 place-items-center bg-accent text-base font-[760] text-accent-fg font-stretch-110% [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
          >
            {index + 1}
          </span>
          <span
            aria-hidden="true"
            className="absolute top-10.5 bottom-1.5 left-[calc(1rem-1px)] w-0.5 bg-[repeating-linear-gradient(var(--line-strong)_0_8px,transparent_8px_14px)] group-last:hidden lg:inset-x-auto lg:top-[calc(1rem-1px)] lg:right-2.5 lg:bottom-auto lg:left-12.5 lg:h-0.5 lg:w-auto lg:bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_14px,transparent_14px_22px)]"
          />
          <h3>{title}</h3>
          <p className="mt-2 max-w-[34ch] text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
