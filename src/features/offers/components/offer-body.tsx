import { formatCents } from '@domain/numbers/money';
import {
  assumptionsOf,
  exclusionsOf,
  lineDetail,
  MEASURE_NOTE,
  termsOf,
  type Offer,
} from '@contracts/offer';
import type { ReactNode } from 'react';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { Facts } from '@/shared/ui/facts';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';

const entries = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([term, detail]) => ({ term, detail }));

interface OfferBodyProps {
  offer: Offer;
  action?: ReactNode;
  /** False on a page that already draws the load. */
  hasDrawing?: boolean;
}

/** An offer's price, the load it assumes, and its terms, on the customer's page and in its preview. */
export function OfferBody({ offer, action, hasDrawing = true }: OfferBodyProps) {
  const excluded = exclusionsOf(offer);
  return (
    <div className="grid gap-gap *:min-w-0">
      {offer.message !== '' && <p className="whitespace-pre-line">{offer.message}</p>}
      <Panel isPadded={false}>
        <PanelHead title="Price" action={action} />
        <PriceTable offer={offer} />
        {excluded.length > 0 && (
          <div className="border-t px-4.5 py-4">
            <h3 className="type-h4 mb-1.5">Not included</h3>
            <ul className="grid gap-1 text-muted">
              {excluded.map((text) => (
                <li key={text} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
      <Panel isPadded={false}>
        <PanelHead title="The load this price assumes" />
        {hasDrawing && offer.length > 0 && (
          <div className="p-3">
            <LoadDrawing
              length={offer.length}
              width={offer.width}
              height={offer.height}
              equipment={offer.equipment}
              weight_lbs={offer.weight_lbs}
            />
          </div>
        )}
        <Facts isCompact className="border-t px-4.5 py-4" entries={entries(assumptionsOf(offer))} />
        <p className="px-4.5 pb-4 text-sm text-muted">{MEASURE_NOTE}</p>
      </Panel>
      <Panel isPadded={false} id="offer-terms">
        <PanelHead title="Terms" />
        <Facts
          isCompact
          className="px-4.5 py-4"
          entries={entries([...termsOf(offer), ['Terms version', offer.terms_version]])}
        />
      </Panel>
    </div>
  );
}

function PriceTable({ offer }: { offer: Offer }) {
  const money = (cents: number) => formatCents(cents, offer.currency);
  const sums: [string, number][] =
    offer.pass_through_cents > 0
      ? [
          ['Fixed price', offer.fixed_cents],
          ['Billed at cost, estimate', offer.pass_through_cents],
        ]
      : [];
  return (
    <table className="w-full">
      <caption className="sr-only">Price lines</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {offer.lines.map((line, index) => {
          const detail = lineDetail(line, offer.currency);
          return (
            <tr key={index} className="border-b align-top">
              <th scope="row" className="px-4.5 py-3 text-left font-normal">
                <b className="font-[660] wrap-anywhere">{line.description}</b>
                {detail !== '' && <small className="block text-sm text-muted">{detail}</small>}
              </th>
              <td className="px-4.5 py-3 text-right whitespace-nowrap tabular-nums">
                {line.amount_cents === null ? '–' : money(line.amount_cents)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {sums.map(([name, cents]) => (
          <tr key={name} className="text-sm text-muted">
            <th scope="row" className="px-4.5 pt-2 text-left font-normal">
              {name}
            </th>
            <td className="px-4.5 pt-2 text-right tabular-nums">{money(cents)}</td>
          </tr>
        ))}
        <tr className="text-lg font-bold">
          <th scope="row" className="px-4.5 py-3 text-left">
            {`Total, ${offer.currency}`}
          </th>
          <td className="px-4.5 py-3 text-right whitespace-nowrap tabular-nums">
            {money(offer.total_cents)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
