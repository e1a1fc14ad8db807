import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { Select } from '@/shared/ui/select';
import { totalOf, type FilterCounts, type ListFilter } from './list-filter';
import { ALL } from './list-params';

interface FilterControlProps {
  filter: ListFilter;
  choices: readonly string[];
  value: string;
  /** `null` while they load. */
  counts: FilterCounts | null | undefined;
  onValueChange: (value: string) => void;
}

const textOf = (label: string | { word: string }) =>
  typeof label === 'string' ? label : label.word;

/** One filter of the toolbar: buttons in a row, or a select. */
export function FilterControl({
  filter: { label, isSelect = false, labels, allLabel = 'All' },
  choices,
  value,
  counts,
  onValueChange,
}: FilterControlProps) {
  const options = [
    { value: ALL, label: allLabel },
    ...choices.map((choice) => ({ value: choice, label: textOf(labels?.[choice] ?? choice) })),
  ].map((option) => ({ ...option, count: counts && totalOf(counts, option.value) }));

  if (!isSelect) {
    return (
      <SegmentedFilter
        label={label}
        value={value}
        onValueChange={onValueChange}
        options={options}
      />
    );
  }
  return (
    <Select
      isCompact
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        onValueChange(target.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {`${option.label}${option.count !== undefined ? ` (${option.count?.toLocaleString('en-US') ?? '–'})` : ''}`}
        </option>
      ))}
    </Select>
  );
}
