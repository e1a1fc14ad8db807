import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useConsent } from '@/session/consent';
import { FIND_US } from '@/content/contact';
import { Section, SectionHead } from '@/shared/blocks/section';
import { Button, ButtonLink } from '@/shared/ui/button';
import { MapDrawing } from './map-drawing';

/**
 * Where the office is. Shows a drawing until the visitor accepts cookies or asks for the map: the
 * map provider is a third party and gets no request before that.
 */
export function FindUs() {
  const { choice } = useConsent();
  const [isRequested, setIsRequested] = useState(false);
  const isMapShown = isRequested || choice === 'accepted';
  return (
    <Section tone="sunk">
      <SectionHead title={FIND_US.heading} />
      <div className="relative grid overflow-hidden border border-line-strong bg-stone-100">
        <div className="blueprint relative h-72 sm:h-104">
          {isMapShown ? (
            <iframe
              // The focused button is removed, so move focus to the map it loaded.
              ref={isRequested ? focusFrame : undefined}
              loading="lazy"
              src={FIND_US.embedUrl}
              title={FIND_US.mapTitle}
              sandbox="allow-scripts allow-same-origin allow-popups"
              className="absolute inset-0 size-full border-0"
            />
          ) : (
            <MapDrawing />
          )}
        </div>
        <div className="grid gap-4 border-t border-line-strong bg-surface p-5 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-8 sm:px-7">
          <div className="grid gap-1">
            <h3>{FIND_US.place}</h3>
            <p className="text-muted">{FIND_US.street}</p>
          </div>
          <div className="grid gap-3 xs:flex xs:flex-wrap">
            {!isMapShown && (
              <Button
                size="md"
                variant="solid"
                onClick={() => {
                  setIsRequested(true);
                }}
              >
                {FIND_US.showLabel}
              </Button>
            )}
            <ButtonLink
              size="md"
              variant="quiet"
              to={FIND_US.linkUrl}
              target="_blank"
              rel="noreferrer"
            >
              {FIND_US.linkLabel}
              <ExternalLink />
            </ButtonLink>
          </div>
          <p className="text-sm text-subtle sm:w-full">{FIND_US.note}</p>
        </div>
      </div>
    </Section>
  );
}

function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
