import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { requestText, type DeskPermit } from '@/features/permits/model/permit-desk';
import { permitToasts } from '@/features/permits/toasts';
import { copyText } from '@/shared/lib/copy-text';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import { Button } from '@/shared/ui/button';

interface RequestButtonsProps {
  /** Names the permit after `Copy request: `. */
  name: string;
  /** Loads what the permit's application asks for; `undefined` if the permit was deleted. */
  load: () => Promise<DeskPermit | undefined>;
  /** The text on the button that copies. */
  children: ReactNode;
}

/** Copies or prints what a permit's application asks for. */
export function RequestButtons({ name, load, children }: RequestButtonsProps) {
  const [busy, setBusy] = useState<'copy' | 'print' | null>(null);
  const [printed, setPrinted] = useState<DeskPermit | null>(null);
  const withPermit = async (step: 'copy' | 'print', handle: (permit: DeskPermit) => unknown) => {
    setBusy(step);
    try {
      const permit = await load();
      if (permit === undefined) showToast(permitToasts.requestMissing);
      else await handle(permit);
    } catch (error) {
      // The query shows its own toast.
      logError('Failed to load a permit request', error);
    }
    setBusy(null);
  };
  const copy = async (permit: DeskPermit) => {
    try {
      await copyText(requestText(permit));
      showToast(permitToasts.requestCopied);
    } catch (error) {
      logError('Failed to copy a permit request', error);
      showToast(permitToasts.copyFailed);
    }
  };
  const print = (permit: DeskPermit) => {
    // The page has to contain the request before the browser prints it.
    flushSync(() => {
      setPrinted(permit);
    });
    window.addEventListener(
      'afterprint',
      () => {
        setPrinted(null);
      },
      { once: true },
    );
    window.print();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={busy === 'copy'}
        aria-label={`Copy request: ${name}`}
        onClick={() => void withPermit('copy', copy)}
      >
        {children}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        isIcon
        isBusy={busy === 'print'}
        aria-label={`Print request: ${name}`}
        onClick={() => void withPermit('print', print)}
      >
        <Printer />
      </Button>
      {printed !== null && createPortal(<PrintedRequest permit={printed} />, document.body)}
    </>
  );
}

/** On paper only, one detail per line. */
function PrintedRequest({ permit }: { permit: DeskPermit }) {
  const [title, ...lines] = requestText(permit).split('\n');
  return (
    <section data-print-only="" className="hidden text-[black] print:grid print:gap-2">
      <h2 className="mb-2 type-h3">{title}</h2>
      {lines.map((line, index) => (
        // Units can repeat a line.
        <p key={`${String(index)} ${line}`} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  );
}
