import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { quoteLink } from '@contracts/quote-link';
import { copyText } from '@/shared/lib/copy-text';
import { logError } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { linkToasts } from '../toasts';

/** The private link of a quote, with a copy button. */
export function PrivateLink({ token }: { token: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const href = quoteLink(window.location.origin, token);

  const handleCopy = () => {
    copyText(href).then(
      () => {
        setIsCopied(true);
      },
      (error: unknown) => {
        logError('Failed to copy the private link', error);
        if (link.current) window.getSelection()?.selectAllChildren(link.current);
        setIsCopied(false);
      },
    );
  };

  return (
    <div
      data-keep-clear=""
      className="grid gap-3 border-l-4 border-accent bg-sunk px-4 py-4 print:border print:px-3"
    >
      <p>
        <strong className="font-[660]">Your private link</strong>
        <br />
        <span className="text-sm text-muted">
          Track this request without signing in. Anyone with this link can see the request and its
          status, but not your name, email or phone, so share it carefully.
        </span>
      </p>
      <a
        ref={link}
        href={href}
        className="text-sm break-all underline underline-offset-3 select-all"
      >
        {href}
      </a>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button size="md" variant="solid" onClick={handleCopy}>
          {isCopied === true ? <Check /> : <Copy />}
          <span>Copy link</span>
        </Button>
        <p role="status" className="min-w-0 text-sm">
          {isCopied !== null && (isCopied ? linkToasts.copied : linkToasts.notCopied)}
        </p>
      </div>
    </div>
  );
}
