import { useSearchParams } from 'react-router-dom';
import { ROWS_PARAM, UNIT_TYPE_PARAM } from '@/features/loads/model/load-list-params';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { Select } from '@/shared/ui/select';
import { WEEK_ROWS, type WeekRows } from '../../model/week-rows';

interface WeekRowsSwitchProps {
  value: WeekRows;
  types: readonly { value: string; label: string }[];
}

/** Chooses drivers, units or both, and the type of units. The choice is in the URL. */
export function WeekRowsSwitch({ value: { rows, type }, types }: WeekRowsSwitchProps) {
  const [, setParams] = useSearchParams();
  const set = (param: string, value: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '' || value === 'all') next.delete(param);
        else next.set(param, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2 max-sm:contents">
      <SegmentedFilter
        label="Rows"
        value={rows}
        onValueChange={(value) => {
          set(ROWS_PARAM, value);
        }}
        options={(['all', 'drivers', 'units'] as const).map((value) => ({
          value,
          label: WEEK_ROWS[value],
        }))}
      />
      {rows !== 'drivers' && (
        <Select
          isCompact
          aria-label="Unit type"
          value={type ?? ''}
          onChange={({ target }) => {
            set(UNIT_TYPE_PARAM, target.value);
          }}
        >
          <option value="">All unit types</option>
          {types.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
