import { useState } from 'react';
import { formatCents } from '@domain/numbers/money';
import { COMPANY } from '@/content/company';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import type { LoadMoney } from '../../api/charges';
import { useExportInvoiceMutation } from '../../api/invoices';
import type { billOf } from '../../model/load-bill';
import { ExportedInvoice } from './exported-invoice';
import { InvoiceChecklist } from './invoice-checklist';
import { InvoiceDetailsDialog } from './invoice-details-dialog';

const { street, city, regionCode, postalCode } = COMPANY.address;
const REMIT_TO = `${street}, ${city}, ${regionCode} ${postalCode}`;

interface LoadInvoiceProps {
  load: LoadMoney;
  bill: ReturnType<typeof billOf>;
}

/** A load's invoice: missing details, its export, and earlier exports. */
export function LoadInvoice({ load, bill }: LoadInvoiceProps) {
  const { id: loadId, invoices: exports, invoice_checks: checks } = load;
  const [isEditing, setIsEditing] = useState(false);
  const standing = exports.find(({ voided_at }) => voided_at === null);
  const voided = exports.filter(({ voided_at }) => voided_at !== null);
  return (
    <section aria-label="Invoice" className="grid gap-3 border-t pt-4 *:min-w-0">
      <h3 className="type-h4">Invoice</h3>
      {standing === undefined ? (
        <>
          <InvoiceChecklist id={`invoice-needs-${loadId}`} checks={checks} />
          <div className="flex flex-wrap gap-2">
            <ExportButton
              // Another export after a voided one gets another id.
              key={exports.length}
              loadId={loadId}
              isComplete={checks.length > 0 && checks.every(({ problem }) => problem === null)}
            />
            <Button
              variant="quiet"
              size="sm"
              aria-keyshortcuts="e"
              onClick={() => {
                setIsEditing(true);
              }}
            >
              Invoice details
            </Button>
          </div>
        </>
      ) : (
        <>
          <ExportedInvoice invoice={standing} />
          {bill.currency !== null && bill.total !== standing.total_cents && (
            <Alert
              tone="warn"
              title="The bill changed after the export."
            >{`It’s ${formatCents(bill.total, bill.currency)} now. To bill that, void the invoice and export it again.`}</Alert>
          )}
        </>
      )}
      {voided.length > 0 && (
        <ul aria-label="Voided invoices" className="grid gap-3">
          {voided.map((invoice) => (
            <li key={invoice.id} className="border-t pt-3">
              <ExportedInvoice invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
      {isEditing && (
        <InvoiceDetailsDialog
          loadId={loadId}
          onClose={() => {
            setIsEditing(false);
          }}
        />
      )}
    </section>
  );
}

function ExportButton({ loadId, isComplete }: { loadId: string; isComplete: boolean }) {
  const [id] = useState(createUuid);
  const { mutate, isPending } = useExportInvoiceMutation();
  return (
    <Button
      variant="solid"
      size="sm"
      disabled={!isComplete}
      aria-describedby={isComplete ? undefined : `invoice-needs-${loadId}`}
      isBusy={isPending}
      onClick={() => {
        mutate({ id, loadId, carrier: COMPANY.name, remitTo: REMIT_TO });
      }}
    >
      Export invoice
    </Button>
  );
}
