import type { ReactNode } from 'react';

/** A titled group of form fields. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-3.5 text-[1.0625rem] leading-snug font-bold font-stretch-[112%]">
        {legend}
      </legend>
      <div className="grid gap-4.5">{children}</div>
    </fieldset>
  );
}
