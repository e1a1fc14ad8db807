import { Demo } from './demo';

/** One typeface in three widths. */
export function TypeSection() {
  return (
    <Demo title="Type" isWide>
      <p className="type-display text-[clamp(2.75rem,1.5rem+4vw,5rem)]">
        We move what doesn’t fit.
      </p>
      <div className="grid gap-x-gap gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <p className="type-h1">Wide for headings</p>
          <p className="type-h2">Second heading</p>
          <p className="type-h3">Third heading</p>
          <p className="type-h4">Fourth heading</p>
        </div>
        <div className="grid content-start gap-4">
          <p className="type-lead">Normal for body copy: no letter spacing, no thin weights.</p>
          <p className="text-muted">
            16 px, up to 64 characters per line. A link has{' '}
            <a className="link text-fg" href="#type">
              an amber underline
            </a>
            , not amber text.
          </p>
          <p className="font-cond font-semibold">
            Condensed for measurements: 11′-6″, 300,000 lb, 9 axles,{' '}
            <span className="over-limit">14.2</span> over the limit
          </p>
          <p className="text-sm text-subtle tabular-nums">
            1234567890 tabular figures in tables, forms and drawings
          </p>
        </div>
      </div>
    </Demo>
  );
}
