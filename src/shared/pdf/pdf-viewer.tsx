import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { frameDocument } from './frame-document';
import frameScript from './frame/pdf-frame.ts?classic';
import workerScript from './frame/pdf-worker.ts?classic';
import type { OpenedMessage, PdfFailure } from './pdf-message';
import { PdfToolbar } from './pdf-toolbar';
import { usePdfFrame } from './use-pdf-frame';

const FAILURES: Record<PdfFailure, { title: string; text: string }> = {
  damaged: {
    title: "We can't read this PDF",
    text: 'It may be damaged. Download it to try another program.',
  },
  locked: {
    title: 'This PDF is password-protected',
    text: 'Download it and open it with the password.',
  },
  timeout: {
    title: "This PDF didn't open",
    text: 'It took too long. Try again, or download it.',
  },
};

interface PdfViewerProps {
  file: Blob;
  /** Accessible name of the frame. */
  title: string;
  /** Called when Escape is pressed inside the frame. */
  onEscape: () => void;
}

/**
 * Shows an untrusted PDF in a frame without an origin, so that the file can reach neither this page
 * nor the network (docs/decisions/0015).
 */
export function PdfViewer(props: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PdfFrame
      key={attempt}
      {...props}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

function PdfFrame({ file, title, onEscape, onRetry }: PdfViewerProps & { onRetry: () => void }) {
  const { frame, state, ...zoom } = usePdfFrame(file, onEscape);
  const { step, opened, page, failure } = state;
  if (failure) return <Failure failure={failure} onRetry={onRetry} />;
  const isShown = step === 'shown';
  return (
    <div className="flex h-[68svh] flex-col overflow-hidden rounded-sm border">
      <PdfToolbar page={page} pages={isShown ? opened?.pages : undefined} {...zoom} />
      {isShown && opened && <IncompleteNotice opened={opened} />}
      <div className="relative flex-1 bg-sunk">
        <iframe
          ref={frame}
          sandbox="allow-scripts"
          srcDoc={frameDocument({ frame: frameScript, worker: workerScript }, window.location.href)}
          title={title}
          // Same color scheme as the frame's document; otherwise browsers give it an opaque background.
          className="absolute inset-0 size-full [color-scheme:light]"
        />
        {!isShown && (
          <div className="absolute inset-0 bg-sunk p-3">
            <p role="status" className="sr-only">
              Loading document...
            </p>
            <Skeleton className="h-full" />
          </div>
        )}
      </div>
    </div>
  );
}

function Failure({ failure, onRetry }: { failure: PdfFailure; onRetry: () => void }) {
  const { title, text } = FAILURES[failure];
  const retry = (
    <Button variant="quiet" size="md" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} action={failure === 'timeout' ? retry : undefined}>
        {text}
      </EmptyState>
    </div>
  );
}

/** Says that some pages or images of the file are not shown. */
function IncompleteNotice({ opened: { pages, shown, hasGaps } }: { opened: OpenedMessage }) {
  if (shown === pages && !hasGaps) return null;
  return (
    <p className="shrink-0 border-b bg-warn-surface px-3 py-2 text-sm">
      {`${shown < pages ? `Only the first ${String(shown)} pages are shown. ` : ''}${hasGaps ? 'Some images may be missing. ' : ''}Download the file to see everything.`}
    </p>
  );
}
