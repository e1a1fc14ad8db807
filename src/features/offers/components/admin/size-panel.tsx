import { lengthText } from '@domain/numbers/parse-length';
import { poundsText } from '@domain/numbers/read-pounds';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NumberInput } from '@/shared/forms/number-input';
import { Field } from '@/shared/ui/field';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Input } from '@/shared/ui/input';
import { trailersQueryOptions } from '../../api/trailers';
import type { DraftForm, DraftProblems } from '../../model/draft-form';

interface SizePanelProps {
  form: DraftForm;
  problems: DraftProblems;
  /** The customer left the trailer to us. */
  asksForTrailer: boolean;
  onChange: (changed: Partial<DraftForm>) => void;
}

interface SizeField {
  name: 'length' | 'width' | 'height' | 'weight';
  label: string;
  suffix?: string;
  format?: (text: string) => string;
}

const FIELDS: readonly SizeField[] = [
  { name: 'length', label: 'Length', format: lengthText },
  { name: 'width', label: 'Width', format: lengthText },
  { name: 'height', label: 'Height', format: lengthText },
  { name: 'weight', label: 'Weight', suffix: 'lb', format: poundsText },
];

/** The size and weight an offer assumes, and its trailer. */
export function SizePanel({ form, problems, asksForTrailer, onChange }: SizePanelProps) {
  const { data: trailers = [] } = useQuery(trailersQueryOptions());
  const listId = useId();
  return (
    <Panel isPadded={false}>
      <PanelHead title="Assumed size and weight" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3.5 p-4.5">
        {FIELDS.map(({ name, label, suffix, format }) => (
          <Field key={name} label={label} error={problems[name]}>
            {(control) => (
              <NumberInput
                {...control}
                isCompact
                inputMode={undefined}
                format={format}
                suffix={suffix}
                value={form[name]}
                onChange={({ target }) => {
                  onChange({ [name]: target.value });
                }}
              />
            )}
          </Field>
        ))}
        <Field
          label="Trailer"
          hint={
            asksForTrailer
              ? 'The customer asked us to recommend one'
              : 'Named on the offer and its PDF'
          }
          error={problems['equipment']}
          className="col-span-full"
        >
          {(control) => (
            <>
              <Input
                {...control}
                isCompact
                list={listId}
                maxLength={160}
                value={form.equipment}
                onChange={({ target }) => {
                  onChange({ equipment: target.value });
                }}
              />
              <datalist id={listId}>
                {trailers.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
    </Panel>
  );
}
