import type { CSSProperties } from 'react';
import { cn } from '@/shared/lib/cn';

interface WeightClass {
  name: string;
  /** The range as text, such as `125,000–200,000 lb`. */
  range: string;
  /** Pounds. */
  from: number;
  /** Pounds; `null` if the class has no upper limit. */
  to: number | null;
  text: string;
}

/** End of the scale and distance between its marks, in pounds. */
const END = 560_000;
const STEP = 100_000;
const MARKS = [0, 1, 2, 3, 4, 5].map((hundreds) => hundreds * STEP);

const percent = (pounds: number) => `${String((pounds / END) * 100)}%`;
const TRACK_STYLE = { '--step': percent(STEP) } as CSSProperties;

/** Weight classes on one scale: each with name, range and a bar. */
export function WeightScale({ classes }: { classes: readonly WeightClass[] }) {
  return (
    <div style={TRACK_STYLE}>
      <dl className="max-lg:grid max-lg:gap-6">
        {classes.map((weightClass) => (
          <WeightRow key={weightClass.name} {...weightClass} />
        ))}
      </dl>
      <p
        aria-hidden="true"
        className="relative h-7 border-line-strong pt-2 text-xs lg:border-t text-subtle tabular-nums font-cond lg:ml-[calc(40%+1.5rem)]"
      >
        {MARKS.map((pounds) => (
          <span
            key={pounds}
            className="absolute whitespace-nowrap not-first:-translate-x-1/2"
            style={{ left: percent(pounds) }}
          >
            {`${pounds === 0 ? '0' : `${String(pounds / 1000)}k`}${pounds === MARKS.at(-1) ? ' lb' : ''}`}
          </span>
        ))}
      </p>
    </div>
  );
}

function WeightRow({ name, range, from, to, text }: WeightClass) {
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[40%_1fr]">
      <dt className="flex items-baseline justify-between gap-4 lg:grid lg:gap-0.5 lg:pt-3">
        <span className="text-[1.0625rem] font-[660]">{name}</span>
        <span className="tabular-nums font-cond">{range}</span>
      </dt>
      <dd
        aria-hidden="true"
        className="relative bg-[linear-gradient(90deg,var(--line-strong)_1px,transparent_1px)] bg-[length:var(--step)_100%] max-lg:h-6.5 max-lg:border-b max-lg:border-line-strong lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <span
          className={cn('absolute inset-y-0 my-auto lg:h-9', barClass(from, to))}
          style={{ left: percent(from), width: percent((to ?? END) - from) }}
        />
      </dd>
      <dd className="text-ui leading-snug text-pretty text-muted lg:pb-3">{text}</dd>
    </div>
  );
}

/** Gray for legal weights; hatched for the class without an upper limit. */
function barClass(from: number, to: number | null): string {
  if (from === 0) return 'bg-stone-400';
  if (to !== null) return 'bg-strong';
  return 'bg-[repeating-linear-gradient(-45deg,var(--color-amber-500)_0_3px,var(--color-amber-100)_3px_8px)] shadow-[inset_0_0_0_1px_var(--color-amber-600)]';
}
