import { useEffect, useRef, type ReactNode } from 'react';
import { COMPANY } from '@/content/company';
import { ButtonLink } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import type { RequestedLoad } from '../request-facts';
import { LoadDrawingPanel } from '../load-drawing-panel';
import { summarizeLoad } from '../../model/load-summary';
import { useQuoteTab } from './use-quote-tab';

/** What other features show of a booked quote. */
export interface BookedParts {
  shipment: ReactNode;
  /** `null` if dispatch booked the load without an offer. */
  offer: ReactNode;
}

interface BookedQuoteProps extends BookedParts {
  load: RequestedLoad;
  request: ReactNode;
  /** True if the customer has just booked it on this page. */
  isJustBooked: boolean;
}

/** A booked quote: Shipment, Offer and Request as tabs beside one drawing. On paper they follow each other. */
export function BookedQuote({ load, shipment, offer, request, isJustBooked }: BookedQuoteProps) {
  const tabs = [
    { value: 'shipment', label: 'Shipment', content: shipment },
    ...(offer === null ? [] : [{ value: 'offer', label: 'Offer', content: offer }]),
    { value: 'request', label: 'Request', content: request },
  ];
  const [tab, setTab] = useQuoteTab(tabs.map(({ value }) => value));
  const list = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isJustBooked) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [isJustBooked]);
  const { dispatch } = COMPANY.phones;
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <div ref={list} className="print:hidden">
        <TabsList aria-label="Parts of this quote">
          {tabs.map(({ value, label }) => (
            <TabsTrigger key={value} value={value}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
      </div>
      <div className="grid items-start gap-gap *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="print:grid print:gap-gap">
          {tabs.map(({ value, content }) => (
            <TabsContent
              key={value}
              value={value}
              // Paper has all of them.
              forceMount
              className="grid gap-gap -outline-offset-2 *:min-w-0 print:grid! data-[state=inactive]:hidden"
            >
              {content}
            </TabsContent>
          ))}
        </div>
        <aside className="grid gap-gap pt-5 *:min-w-0 lg:sticky lg:top-24">
          <LoadDrawingPanel load={summarizeLoad(load)} />
          <Panel className="print:hidden">
            <h2 className="type-h4">Questions?</h2>
            <p className="mt-1 mb-3.5 text-sm text-muted">Call dispatch.</p>
            <ButtonLink size="md" variant="quiet" to={dispatch.href} className="w-full">
              {dispatch.display}
            </ButtonLink>
          </Panel>
        </aside>
      </div>
    </Tabs>
  );
}
