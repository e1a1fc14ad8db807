import { Link, useSearchParams } from 'react-router-dom';
import { withSharedParams } from '@/features/loads/model/load-list-params';
import { LOADS_PATH, WEEK_PATH } from '@/features/loads/model/load-path';

const VIEWS = [
  { label: 'List', path: LOADS_PATH },
  { label: 'Week', path: WEEK_PATH, shortcut: 'w' },
] as const;

/** Links between the list of loads and the week, which share the filters; `w` opens the week. */
export function ListOrWeek({ current }: { current: (typeof VIEWS)[number]['label'] }) {
  const [params] = useSearchParams();
  return (
    <nav
      aria-label="View"
      className="flex w-fit rounded-sm border border-line-strong bg-surface text-sm"
    >
      {VIEWS.map(({ label, path, ...view }) => (
        <Link
          key={label}
          to={withSharedParams(path, params)}
          {...(label === current && { 'aria-current': 'page' })}
          {...('shortcut' in view && label !== current && { 'aria-keyshortcuts': view.shortcut })}
          className="flex min-h-[max(2.125rem,var(--touch-min))] items-center px-3 font-medium text-muted no-underline -outline-offset-4 not-first:border-l hover:bg-hover focus-visible:shadow-none aria-[current]:bg-strong aria-[current]:text-strong-fg aria-[current]:outline-strong-fg"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
