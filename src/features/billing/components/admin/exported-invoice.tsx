import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { INVOICE_FORMATS, type InvoiceFormat } from '@contracts/invoice-file';
import { formatCents } from '@domain/numbers/money';
import { ReasonDialog } from '@/shared/forms/reason-dialog';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { personName } from '@/shared/lib/person-name';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import type { Invoice } from '../../api/charges';
import { downloadInvoiceOptions, useVoidInvoiceMutation } from '../../api/invoices';

/** An exported invoice with its files, or a voided one. */
export function ExportedInvoice({ invoice }: { invoice: Invoice }) {
  const { number, currency, total_cents: total, voided_at: voidedAt } = invoice;
  const [isVoiding, setIsVoiding] = useState(false);
  const isVoided = voidedAt !== null;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{number}</b>
        {isVoided ? <Badge>Voided</Badge> : <Badge tone="ok">Exported</Badge>}
        <span className="tabular-nums">{`${formatCents(total, currency)} ${currency}`}</span>
      </p>
      <p className="text-sm wrap-anywhere text-subtle">
        {`Exported by ${personName(invoice.exporter) ?? 'a former colleague'}, ${formatZonedDateTime(invoice.created_at)}${isVoided ? `. Voided ${formatZonedDateTime(voidedAt)}: ${invoice.void_reason ?? ''}` : ''}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {INVOICE_FORMATS.map((format) => (
          <DownloadButton key={format} invoice={invoice} format={format} />
        ))}
        {!isVoided && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setIsVoiding(true);
            }}
          >
            Void invoice
          </Button>
        )}
      </div>
      <details className="text-sm text-subtle">
        <summary className="w-fit cursor-pointer">SHA-256 of the billed data</summary>
        <p className="mt-1 font-mono text-xs wrap-anywhere">{invoice.content_sha256}</p>
      </details>
      {isVoiding && (
        <VoidDialog
          invoice={invoice}
          onClose={() => {
            setIsVoiding(false);
          }}
        />
      )}
    </div>
  );
}

function DownloadButton({ invoice, format }: { invoice: Invoice; format: InvoiceFormat }) {
  const { mutate, isPending } = useMutation(downloadInvoiceOptions);
  const name = format.toUpperCase();
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Download ${name} of ${invoice.number}`}
      isBusy={isPending}
      onClick={() => {
        mutate({ id: invoice.id, format });
      }}
    >
      {`Download ${name}`}
    </Button>
  );
}

function VoidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { mutate, isPending, error } = useVoidInvoiceMutation();
  return (
    <ReasonDialog
      title={`Void ${invoice.number}?`}
      description="If it’s already in your accounting system, void it there too. Its files stay here. You can then reopen the load, or export its invoice again under a new number."
      error={error}
      failure="We couldn’t void the invoice."
      submitLabel="Void invoice"
      busyText="Voiding..."
      isBusy={isPending}
      onReason={(reason) => {
        mutate({ id: invoice.id, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
