import { Check, CircleAlert } from 'lucide-react';
import { countOf } from '@domain/numbers/counts';
import type { InvoiceCheck } from '../../api/charges';

interface InvoiceChecklistProps {
  /** Id of the summary, which describes the button. */
  id: string;
  checks: readonly InvoiceCheck[];
}

/** An invoice's requirements: first the missing ones with their fix, then the complete ones. */
export function InvoiceChecklist({ id, checks }: InvoiceChecklistProps) {
  const missing = checks.filter(({ problem }) => problem !== null);
  const complete = checks.filter(({ problem }) => problem === null);
  return (
    <>
      <p id={id} className="text-muted">
        {missing.length === 0
          ? 'Ready to export.'
          : `Not ready: ${countOf(missing.length, 'thing is', 'things are')} missing.`}
      </p>
      {missing.length > 0 && (
        <ul aria-label="Missing for the invoice" className="grid gap-1.5">
          {missing.map(({ code, problem }) => (
            <li key={code} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 leading-snug">
              <CircleAlert aria-hidden="true" className="size-5 text-danger-text" />
              <span className="font-semibold wrap-anywhere">{`${problem ?? ''}.`}</span>
            </li>
          ))}
        </ul>
      )}
      {complete.length > 0 && (
        <ul aria-label="Complete" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {complete.map(({ code, label }) => (
            <li key={code} className="flex items-center gap-1">
              <Check aria-hidden="true" className="size-4 text-ok" />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
