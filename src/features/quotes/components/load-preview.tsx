import { memo, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { LoadLegend } from '@/shared/drawing/load-legend';
import { LegalCheck } from '@/shared/drawing/legal-check';
import type { QuoteForm } from '../model/quote-fields';
import { summarizeFormLoad, type LoadSummary } from '../model/load-summary';
import { LoadDrawingPanel } from './load-drawing-panel';

/** Watches the load fields without rerendering the form. Deferred, so that drawing never slows typing. */
function useLoadPreview(form: QuoteForm): LoadSummary {
  const [equipment, pieces] = useDeferredValue(
    useWatch({ control: form.control, name: ['equipment', 'pieces'] }),
  );
  return summarizeFormLoad({ equipment, pieces });
}

/** The drawing next to the form, on wide screens. */
export const LoadPreviewPanel = memo(function LoadPreviewPanel({ form }: { form: QuoteForm }) {
  return <LoadDrawingPanel load={useLoadPreview(form)} className="max-lg:hidden" />;
});

/** The drawing below the dimension fields, on phones. */
export function LoadPreviewInline({ form }: { form: QuoteForm }) {
  const load = useLoadPreview(form);
  return (
    <div className="grid gap-3 lg:hidden">
      <div className="border border-line-strong bg-page px-2 py-3">
        <LoadDrawing
          {...load.size}
          deck={load.deck}
          axles={load.axles}
          overload={load.overload}
          isImageFirst="on-first-screen"
        />
      </div>
      <LoadLegend />
      <LegalCheck {...load.size} deck={load.deck} />
    </div>
  );
}
