import { formatCents } from '@domain/numbers/money';
import { offerTime, offerTitle, type Offer } from '@contracts/offer';
import { useState } from 'react';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { useOfferPdf } from '../../api/customer-offer';
import { OfferBody } from '../offer-body';

const WIDTHS = { Phone: 'max-w-[24.375rem]', Desktop: '' } as const;
const SIZES = (['Phone', 'Desktop'] as const).map((value) => ({ value, label: value }));

interface OfferPreviewProps {
  offer: Offer;
  /** The size it starts with. */
  size?: keyof typeof WIDTHS;
}

/** The customer's page as they'll see it. Nothing in it can be clicked. */
export function OfferPreview({ offer, size = 'Phone' }: OfferPreviewProps) {
  const [width, setWidth] = useState(size);
  const pdf = useOfferPdf();
  return (
    <aside aria-label="Customer’s page" className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-h4">Customer’s page</h2>
        <div className="flex gap-2">
          <SegmentedFilter
            label="Preview size"
            value={width}
            options={SIZES}
            onValueChange={setWidth}
          />
          <Button
            size="sm"
            variant="quiet"
            isBusy={pdf.isPending}
            busyText="PDF..."
            onClick={() => {
              pdf.mutate(offer.id);
            }}
          >
            PDF
          </Button>
        </div>
      </div>
      <div inert className={cn('grid gap-4 rounded-md border bg-bg p-4 *:min-w-0', WIDTHS[width])}>
        <div>
          <p className="text-sm text-muted">
            {`${offer.number}, version ${String(offer.version)}`}
          </p>
          <p className="type-h3">{`Your offer: ${formatCents(offer.total_cents, offer.currency)}`}</p>
          <p className="text-muted">
            {`${offerTitle(offer)}.${offer.valid_until !== null ? ` Valid until ${offerTime(offer.valid_until)}.` : ''}`}
          </p>
        </div>
        <OfferBody offer={offer} />
        <Button>Accept offer</Button>
        <Button variant="ghost" size="md">
          Decline
        </Button>
      </div>
    </aside>
  );
}
