import { offerSizeText } from '@contracts/offer';
import { formatCents } from '@domain/numbers/money';
import { formatPounds } from '@domain/numbers/pounds';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { toLocalTime } from '@domain/time/zoned-time';
import { formatFullDay } from '@domain/time/day-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { createUuid } from '@/shared/lib/create-uuid';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { SearchInput } from '@/shared/ui/search-input';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminOfferKeys } from '../../api/admin-query-keys';
import { fetchLines, similarOffersQueryOptions, type SimilarOffer } from '../../api/similar-offers';
import { offerToasts } from '../../admin-toasts';
import { toLineForm, type LineForm } from '../../model/draft-form';

interface CopyLinesProps {
  offerId: string;
  /** Called with the copied lines, which replace the draft's. */
  onCopy: (lines: LineForm[]) => void;
}

/** Finds an earlier accepted offer and copies its lines. */
export function CopyLines({ offerId, onCopy }: CopyLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Copy from a load
      </Button>
      {isOpen && (
        <CopyDialog
          offerId={offerId}
          onCopy={(lines) => {
            setIsOpen(false);
            onCopy(lines);
          }}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const acceptedOn = ({ accepted_at }: SimilarOffer) =>
  formatFullDay(toLocalTime(accepted_at, OFFICE_ZONE).slice(0, 10));

function CopyDialog({ offerId, onCopy, onClose }: CopyLinesProps & { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const query = useQuery(similarOffersQueryOptions(offerId, search));
  const copy = useMutation({
    mutationKey: [...adminOfferKeys.all, 'copy lines'],
    mutationFn: (from: SimilarOffer) => fetchLines(from.id),
    onSuccess: (lines, from) => {
      onCopy(
        lines.map((line) => ({
          ...toLineForm(line),
          key: createUuid(),
          estimate: null,
          source: `Copied from ${from.load_number}`,
        })),
      );
    },
    meta: { errorToast: offerToasts.failed },
  });
  const { data: offers } = query;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy from a similar load"
      description="Its lines replace the lines of this draft."
    >
      <div className="grid gap-4">
        <SearchInput
          label="Search accepted offers"
          placeholder="Town, customer, cargo or number"
          onSearch={setSearch}
        />
        {query.error && offers === undefined && (
          <FetchFailure
            title="We couldn’t load earlier offers."
            error={query.error}
            hasRows={false}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && <Skeleton className="h-32" />}
        {offers?.length === 0 && (
          <p className="text-muted">
            {search === ''
              ? 'No accepted offers between these states yet. Search all of them above.'
              : 'No accepted offer matches.'}
          </p>
        )}
        {offers !== undefined && offers.length > 0 && (
          <ul aria-label="Earlier offers">
            {offers.map((offer) => (
              <li
                key={offer.id}
                className="flex flex-wrap items-center justify-between gap-3 border-t py-3 first:border-t-0"
              >
                <p className="min-w-0 flex-1 basis-60 leading-snug">
                  <b>{`${offer.origin} to ${offer.destination}`}</b>
                  <span className="block text-sm text-muted">
                    {`${offer.load_number}, ${acceptedOn(offer)}, ${formatCents(offer.total_cents, offer.currency)}`}
                  </span>
                  <span className="block text-sm text-muted">
                    {`${offerSizeText(offer)}, ${formatPounds(offer.weight_lbs)}`}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Copy lines of ${offer.load_number}`}
                  isBusy={copy.isPending && copy.variables.id === offer.id}
                  onClick={() => {
                    copy.mutate(offer);
                  }}
                >
                  Copy lines
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
