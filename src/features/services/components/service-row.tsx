import { Trash2 } from 'lucide-react';
import { RowAction, RowActions } from '@/shared/console/list/row-action';
import { formatRecentDay } from '@/shared/lib/format-date';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Switch } from '@/shared/ui/switch';
import { Td, Tr } from '@/shared/ui/table';
import type { Service } from '../api/services';

interface ServiceRowProps {
  service: Service;
  isOpen: boolean;
  isToggling: boolean;
  onOpen: (service: Service) => void;
  onToggle: (service: Service) => void;
  onDelete: (service: Service) => void;
}

/** A service in the list: a row, or a card on a phone. */
export function ServiceRow({
  service,
  isOpen,
  isToggling,
  onOpen,
  onToggle,
  onDelete,
}: ServiceRowProps) {
  return (
    <Tr isSelected={isOpen}>
      <Td
        onCard="full"
        detail={<span className="line-clamp-1 wrap-anywhere">{service.short_description}</span>}
      >
        <RowTrigger
          className="line-clamp-1 wrap-anywhere"
          onClick={() => {
            onOpen(service);
          }}
        >
          {service.name}
        </RowTrigger>
      </Td>
      <Td className="xl:whitespace-nowrap">
        {service.category}
        <span className="block text-sm text-subtle md:hidden">{service.price}</span>
      </Td>
      <Td onCard="hidden" className="xl:whitespace-nowrap">
        {service.price}
      </Td>
      <Td className="max-md:text-right">
        <Switch
          label={`Active: ${service.name}`}
          isOn={service.active}
          isBusy={isToggling}
          className="relative z-1"
          onChange={() => {
            onToggle(service);
          }}
        />
      </Td>
      <Td onCard="hidden" className="whitespace-nowrap">
        <time dateTime={service.created_at}>{formatRecentDay(service.created_at)}</time>
      </Td>
      <Td onCard="full" className="md:w-14">
        <RowActions>
          <RowAction
            Icon={Trash2}
            label="Delete"
            name={service.name}
            onClick={() => {
              onDelete(service);
            }}
          />
        </RowActions>
      </Td>
    </Tr>
  );
}
