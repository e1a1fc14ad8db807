import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { Charge, LoadMoney } from '../../api/charges';
import { ChargeDialog } from './charge-dialog';
import { ChargeRow } from './charge-row';

interface ChargesProps {
  loadId: string;
  money: LoadMoney;
}

/** A load's charges, with the buttons to add, edit, approve and withdraw them. */
export function Charges({ loadId, money }: ChargesProps) {
  const [edited, setEdited] = useState<Charge | 'new' | null>(null);
  const { charges } = money;
  return (
    <section aria-label="Charges" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="type-h4">Charges</h3>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setEdited('new');
          }}
        >
          Add charge
        </Button>
      </div>
      {charges.length === 0 && (
        <p className="text-muted">
          No charges yet. Add detention, layover or another extra. The customer sees it once you
          approve it.
        </p>
      )}
      <ul aria-label="Charges" className="grid empty:hidden">
        {charges.map((charge) => (
          <ChargeRow
            // A new version gets new ids for its writes.
            key={`${charge.id} ${charge.updated_at}`}
            charge={charge}
            onEdit={() => {
              setEdited(charge);
            }}
          />
        ))}
      </ul>
      {edited !== null && (
        <ChargeDialog
          loadId={loadId}
          opened={edited === 'new' ? null : edited}
          money={money}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </section>
  );
}
