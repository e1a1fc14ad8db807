import { Trash2 } from 'lucide-react';
import {
  ACTIONS_COLUMN,
  createdDay,
  NEWEST_FIRST_SORT,
} from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { RowAction, RowActions } from '@/shared/console/list/row-action';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Switch } from '@/shared/ui/switch';
import type { Service } from '../api/services';
import type { SERVICE_LIST_PARAMS } from '../model/service-list-params';

interface ServiceHandlers {
  onToggle: (service: Service) => void;
  isToggling: (service: Service) => boolean;
  /** Asks for confirmation first. */
  onDelete: (service: Service) => void;
}

/** The services list's columns. */
export const SERVICE_COLUMNS = listColumns<Service, typeof SERVICE_LIST_PARAMS, ServiceHandlers>([
  {
    header: 'Service',
    card: 'line',
    skeleton: 'w-64',
    sort: { ascending: 'name', descending: 'name-down' },
    cell: ({ name }, { open }) => (
      <RowTrigger className="line-clamp-1 wrap-anywhere" onClick={open}>
        {name}
      </RowTrigger>
    ),
    detail: ({ short_description }) => (
      <span className="line-clamp-1 wrap-anywhere">{short_description}</span>
    ),
  },
  {
    header: 'Category',
    className: 'xl:whitespace-nowrap',
    skeleton: 'w-32',
    filter: { param: 'category', label: 'Category', isSelect: true, allLabel: 'All categories' },
    cell: ({ category, price }) => (
      <>
        <span>{category}</span>
        <span className="block text-sm text-subtle md:hidden">{price}</span>
      </>
    ),
  },
  {
    header: 'Price',
    card: 'hidden',
    className: 'xl:whitespace-nowrap',
    cell: ({ price }) => price,
  },
  {
    header: 'Active',
    card: 'right',
    skeleton: 'h-5 w-9',
    filter: { param: 'active', label: 'Active', labels: { yes: 'Active', no: 'Off' } },
    cell: (service, { handlers }) => (
      <Switch
        label={`Active: ${service.name}`}
        isOn={service.active}
        isBusy={handlers.isToggling(service)}
        className="relative z-1"
        onChange={() => {
          handlers.onToggle(service);
        }}
      />
    ),
  },
  {
    header: 'Added',
    card: 'hidden',
    className: 'whitespace-nowrap',
    skeleton: 'w-14',
    sort: NEWEST_FIRST_SORT,
    cell: createdDay,
  },
  {
    ...ACTIONS_COLUMN,
    card: 'line',
    className: 'md:w-14',
    skeleton: 'ml-auto h-8 w-8 xl:h-5',
    cell: (service, { handlers }) => (
      <RowActions>
        <RowAction
          Icon={Trash2}
          label="Delete"
          name={service.name}
          onClick={() => {
            handlers.onDelete(service);
          }}
        />
      </RowActions>
    ),
  },
]);
