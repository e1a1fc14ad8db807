import { countOf } from '@domain/numbers/counts';
import { listColumns } from '@/shared/console/list/list-column';
import { pagePath } from '@/shared/lib/page-path';
import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Skeleton } from '@/shared/ui/skeleton';
import type { KnownVisitor } from '../api/known-visitors';
import { describeClient } from '../model/client';
import type { LiveVisitor } from '../model/live-visitor';
import { pageName } from '../model/page-name';
import { placeName } from '../model/place-name';
import { Age } from './age';

/** A visitor on the site, with what the database has recorded about them. */
export type ListedVisitor = LiveVisitor & {
  /** `undefined` until the visitor's first event is stored. */
  known: KnownVisitor | undefined;
  isKnownPending: boolean;
};

/** The live visitors' columns. */
export const LIVE_VISITOR_COLUMNS = listColumns<ListedVisitor>([
  {
    header: 'Visitor',
    className: 'whitespace-nowrap tabular-nums',
    skeleton: 'w-28',
    cell: ({ known, isKnownPending }, { open }) => (
      <RowTrigger onClick={open}>
        {known === undefined ? (
          <VisitorWithoutNumber isPending={isKnownPending} />
        ) : (
          formatVisitorNumber(known.visitor_number)
        )}
      </RowTrigger>
    ),
  },
  {
    header: 'On page',
    card: 'line',
    // Always two lines, because the page is the point of this list.
    className: 'min-w-48 wrap-anywhere xl:py-1',
    skeleton: 'w-56',
    cell: ({ tabs: [tab, ...others] }) => (
      <>
        <span className="line-clamp-2">{pageName(tab)}</span>
        <span className="line-clamp-1 text-xs text-subtle">
          {`${pagePath(tab.pageUrl)}${others.length > 0 ? `, and ${tabsText(others.length)}` : ''}`}
        </span>
      </>
    ),
  },
  {
    header: 'Location',
    card: 'line',
    skeleton: 'w-24',
    cell: ({ known }) =>
      placeName(known?.geo_city ?? null, known?.geo_country ?? null) ?? (
        <span className="text-subtle">
          <span className="md:hidden">Location unknown</span>
          <span className="max-md:hidden">Unknown</span>
        </span>
      ),
  },
  {
    header: 'Browser, device',
    className: 'md:whitespace-nowrap',
    skeleton: 'w-32',
    cell: ({ tabs: [tab] }) => describeClient(tab.userAgent).browser,
    detail: ({ tabs: [tab] }) => {
      const { os, device } = describeClient(tab.userAgent);
      return `${os}, ${device}`;
    },
  },
  {
    header: 'For',
    isNumeric: true,
    skeleton: 'ml-auto w-8',
    cell: ({ tabs: [tab] }) => <Age at={tab.since} />,
  },
]);

function VisitorWithoutNumber({ isPending }: { isPending: boolean }) {
  if (!isPending) return <span>New visitor</span>;
  return (
    <>
      <Skeleton className="inline-block h-4 w-26" />
      <span className="sr-only">Visitor</span>
    </>
  );
}

const tabsText = (count: number) => countOf(count, 'more tab');
