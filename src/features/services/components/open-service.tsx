import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceQueryOptions, type Service } from '../api/services';
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

/**
 * Loads the latest version first. The form stays open when a colleague changes or deletes the service,
 * so that nothing typed is lost.
 */
function ExistingService({ id, onClose }: OpenServiceProps) {
  const { data, isFetchedAfterMount } = useQuery(serviceQueryOptions(id));
  const [opened, setOpened] = useState<Service>();
  if (opened === undefined) {
    if (data && isFetchedAfterMount) setOpened(data);
    return null;
  }
  return <ServiceDialog opened={opened} current={data ?? undefined} onClose={onClose} />;
}
