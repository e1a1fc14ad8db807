import type { Region } from '@domain/places/states';
import { Button } from '@/shared/ui/button';

interface Group {
  label: string;
  regions: readonly Region[];
}

interface JurisdictionPickerProps {
  groups: readonly Group[];
  /** Postal codes. */
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Checkboxes for the states and provinces where the user is certified. */
export function JurisdictionPicker({ groups, chosen, onChange }: JurisdictionPickerProps) {
  const toggle = (code: string, isOn: boolean) => {
    onChange(isOn ? [...chosen, code] : chosen.filter((other) => other !== code));
  };
  return (
    <div className="grid gap-5">
      {groups.map(({ label, regions }) => {
        const codes = regions.map(([code]) => code);
        const count = codes.filter((code) => chosen.includes(code)).length;
        const isAll = count === codes.length;
        return (
          <fieldset key={label} className="min-w-0">
            <legend className="sr-only">{`Certified in: ${label}`}</legend>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
              <p aria-hidden="true" className="font-semibold">
                {`Certified in: ${label}`}
              </p>
              <p className="flex items-center gap-3 text-sm text-subtle tabular-nums">
                <span>{`${String(count)} of ${String(codes.length)}`}</span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${isAll ? 'None' : 'All'}: ${label}`}
                  onClick={() => {
                    const others = chosen.filter((code) => !codes.includes(code));
                    onChange(isAll ? others : [...others, ...codes]);
                  }}
                >
                  {isAll ? 'None' : 'All'}
                </Button>
              </p>
            </div>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5">
              {regions.map(([code, name]) => (
                <label key={code} title={name} className="relative grid">
                  <input
                    type="checkbox"
                    checked={chosen.includes(code)}
                    onChange={(event) => {
                      toggle(code, event.target.checked);
                    }}
                    className="peer absolute inset-0 z-1 appearance-none rounded-sm"
                  />
                  <span className="grid min-h-11 place-items-center rounded-sm border border-field-line bg-surface text-ui font-semibold transition-colors peer-checked:border-strong peer-checked:bg-strong peer-checked:text-strong-fg hover:bg-hover peer-checked:hover:bg-strong">
                    {code}
                  </span>
                  <span className="sr-only">{` ${name}`}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
