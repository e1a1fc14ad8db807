import { useQuery } from '@tanstack/react-query';
import { driversQueryOptions } from '@/features/loads/api/crew/admin-crew';
import type { PickupFilters } from '@/features/loads/model/load-list-params';
import { DateInput } from '@/shared/ui/date-input';
import { Select } from '@/shared/ui/select';

interface PickupFilterBarProps {
  value: PickupFilters;
  onChange: (change: Partial<PickupFilters>) => void;
}

/** Filters the loads list by driver and by the first and last day of pickup. */
export function PickupFilterBar({ value, onChange }: PickupFilterBarProps) {
  const { data: drivers = [] } = useQuery(driversQueryOptions());
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2 *:max-w-full xl:flex-nowrap">
      <Select
        isCompact
        aria-label="Filter by driver"
        className="min-w-0 max-sm:basis-full"
        value={value.driver ?? ''}
        onChange={({ target }) => {
          onChange({ driver: target.value });
        }}
      >
        <option value="">All drivers</option>
        {drivers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {(['from', 'to'] as const).map((end) => (
        <label
          key={end}
          className="flex items-center gap-2 text-sm whitespace-nowrap text-subtle max-sm:grid max-sm:min-w-34 max-sm:flex-1 max-sm:gap-1"
        >
          {end === 'from' ? (
            <span>Pickup from</span>
          ) : (
            <span>
              <span className="sm:hidden">Pickup </span>to
            </span>
          )}
          <DateInput
            isCompact
            aria-label={end === 'from' ? 'Pickup from' : 'Pickup to'}
            value={value[end] ?? ''}
            onChange={({ target }) => {
              onChange({ [end]: target.value });
            }}
          />
        </label>
      ))}
    </div>
  );
}
