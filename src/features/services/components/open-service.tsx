import { useOpenedRecord } from '@/shared/console/record/use-opened-record';
import { serviceQueryOptions } from '../api/services';
import { NEW_SERVICE } from '../model/service-list-params';
import { ServiceDialog } from './service-dialog';

interface OpenServiceProps {
  /** Id of the service in the URL, or {@link NEW_SERVICE}. */
  id: string;
  onClose: () => void;
}

/** The dialog for the service in the URL. Key it by the id. */
export function OpenService({ id, onClose }: OpenServiceProps) {
  if (id === NEW_SERVICE) return <ServiceDialog opened={null} onClose={onClose} />;
  return <ExistingService id={id} onClose={onClose} />;
}

function ExistingService({ id, onClose }: OpenServiceProps) {
  const record = useOpenedRecord(serviceQueryOptions(id));
  return record && <ServiceDialog {...record} onClose={onClose} />;
}
