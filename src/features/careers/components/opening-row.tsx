import { CAREERS_PAGE, type JobOpening } from '@/content/careers';
import { Button } from '@/shared/ui/button';

interface OpeningRowProps {
  opening: JobOpening;
  onDetails: () => void;
  onApply: () => void;
  /** Called on hover and focus, to load the dialogs before they are needed. */
  onPreload: () => void;
}

/** A job opening with its details and apply buttons. */
export function OpeningRow({
  opening,
  onDetails,
  onApply,
  onPreload: onApproach,
}: OpeningRowProps) {
  const { slug, title, type, location, summary } = opening;
  const preload = { onPointerEnter: onApproach, onFocus: onApproach };
  return (
    <li
      id={slug}
      className="grid items-center gap-x-gap gap-y-4 border-b border-line-strong py-8 lg:grid-cols-[4fr_5fr_auto]"
    >
      <div>
        <h3>{title}</h3>
        <p className="mt-1.5 text-sm text-subtle">{`${type}, ${location}`}</p>
      </div>
      <p className="max-w-prose text-pretty text-muted">{summary}</p>
      <div className="flex gap-3 max-xs:*:flex-1">
        <Button
          {...preload}
          size="md"
          variant="quiet"
          aria-label={`${CAREERS_PAGE.detailsLabel}: ${title}`}
          onClick={onDetails}
        >
          {CAREERS_PAGE.detailsLabel}
        </Button>
        <Button
          {...preload}
          size="md"
          variant="solid"
          aria-label={`${CAREERS_PAGE.applyLabel}: ${title}`}
          onClick={onApply}
        >
          {CAREERS_PAGE.applyLabel}
        </Button>
      </div>
    </li>
  );
}
