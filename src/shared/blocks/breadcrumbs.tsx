import { Link } from 'react-router-dom';

interface BreadcrumbsProps {
  /** The pages above this one, outermost first. */
  trail: readonly { label: string; to: string }[];
  /** Name of the current page. */
  current: string;
}

/** Links to the pages above the current one. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-ui font-cond">
      <ol className="flex flex-wrap gap-x-2 text-subtle">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex gap-x-2">
            <Link to={to} className="py-1 text-muted underline-offset-4 hover:underline">
              {label}
            </Link>
            <span aria-hidden="true" className="py-1">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-1">
          {current}
        </li>
      </ol>
    </nav>
  );
}
