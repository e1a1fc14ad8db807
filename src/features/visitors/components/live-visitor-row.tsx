import { pagePath } from '@/shared/lib/page-path';
import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Skeleton } from '@/shared/ui/skeleton';
import { Td, Tr } from '@/shared/ui/table';
import type { KnownVisitor } from '../api/known-visitors';
import { describeClient } from '../model/client';
import type { LiveVisitor } from '../model/live-visitor';
import { pageName } from '../model/page-name';
import { placeName } from '../model/place-name';
import { Age } from './age';

interface LiveVisitorRowProps {
  visitor: LiveVisitor;
  /** `undefined` until the visitor's first event is stored. */
  known: KnownVisitor | undefined;
  isKnownPending: boolean;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** A visitor who is on the site now. */
export function LiveVisitorRow({
  visitor: { id, tabs },
  known,
  isKnownPending,
  isOpen,
  onOpen,
}: LiveVisitorRowProps) {
  const [tab, ...others] = tabs;
  const { browser, os, device } = describeClient(tab.userAgent);
  const path = pagePath(tab.pageUrl);
  return (
    <Tr isSelected={isOpen}>
      <Td className="whitespace-nowrap tabular-nums">
        <RowTrigger
          onClick={() => {
            onOpen(id);
          }}
        >
          {known === undefined ? (
            <VisitorWithoutNumber isPending={isKnownPending} />
          ) : (
            formatVisitorNumber(known.visitor_number)
          )}
        </RowTrigger>
      </Td>
      {/* Always two lines, because the page is the point of this list. */}
      <Td onCard="full" className="min-w-48 wrap-anywhere xl:py-1">
        <span className="line-clamp-2">{pageName(tab)}</span>
        <span className="line-clamp-1 text-xs text-subtle">
          {others.length === 0 ? path : `${path}, and ${tabsText(others.length)}`}
        </span>
      </Td>
      <Td onCard="full">
        {placeName(known?.geo_city ?? null, known?.geo_country ?? null) ?? (
          <span className="text-subtle">
            <span className="md:hidden">Location unknown</span>
            <span className="max-md:hidden">Unknown</span>
          </span>
        )}
      </Td>
      <Td className="md:whitespace-nowrap" detail={`${os}, ${device}`}>
        {browser}
      </Td>
      <Td isNumeric>
        <Age at={tab.since} />
      </Td>
    </Tr>
  );
}

function VisitorWithoutNumber({ isPending }: { isPending: boolean }) {
  if (!isPending) return 'New visitor';
  return (
    <>
      <Skeleton className="inline-block h-4 w-26" />
      <span className="sr-only">Visitor</span>
    </>
  );
}

const tabsText = (count: number) => (count === 1 ? '1 more tab' : `${String(count)} more tabs`);
