import { Link } from 'react-router-dom';

interface TableOfContentsProps {
  sections: readonly { id: string; title: string }[];
  className?: string;
}

/** Links to the sections of a long page. */
export function TableOfContents({ sections, className }: TableOfContentsProps) {
  return (
    <nav aria-label="On this page" className={className}>
      <ol className="border-t border-line-strong text-ui leading-snug max-lg:columns-2 max-lg:gap-x-gap max-xs:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-b">
            <Link
              to={`#${id}`}
              className="block py-2.5 underline-offset-4 hover:underline max-lg:py-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
