import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { LoadLegend } from '@/shared/drawing/load-legend';
import { LegalCheck } from '@/shared/drawing/legal-check';
import type { QuoteForm } from '../model/quote-fields';
import { readTypedLoad, type LoadReading } from '../model/read-load';
import { LoadSheet } from './load-sheet';

/** Follows the four fields without rendering the form; drawing never holds up typing. */
function useTypedLoad(form: QuoteForm): LoadReading {
  const [equipment, length, width, height] = useDeferredValue(
    useWatch({ control: form.control, name: ['equipment', 'length', 'width', 'height'] }),
  );
  return readTypedLoad({ equipment, length, width, height });
}

/** The load as it is being typed, beside the form on a wide screen. */
export function TypedLoadSheet({ form }: { form: QuoteForm }) {
  return <LoadSheet load={useTypedLoad(form)} className="max-lg:hidden" />;
}

/** The same directly under the measurements, where a phone has no room beside them. */
export function TypedLoadInline({ form }: { form: QuoteForm }) {
  const load = useTypedLoad(form);
  return (
    <div className="grid gap-3 lg:hidden">
      <div className="border border-line-strong bg-page px-2 py-3">
        <LoadDrawing {...load.size} deck={load.deck} />
      </div>
      <LoadLegend />
      <LegalCheck {...load.size} deck={load.deck} />
    </div>
  );
}
