import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminVehicleQueryOptions, type AdminVehicle } from '../../api/admin-vehicles';
import { NEW_VEHICLE } from '../../model/fleet-list-params';
import { VehicleDialog } from './vehicle-dialog';

interface OpenVehicleProps {
  /** Id of the vehicle in the URL, {@link NEW_VEHICLE}, or `null`. */
  openId: string | null;
  onClose: () => void;
}

/** The dialog for the vehicle in the URL. */
export function OpenVehicle({ openId, onClose }: OpenVehicleProps) {
  if (openId === null) return null;
  if (openId === NEW_VEHICLE) return <VehicleDialog opened={null} onClose={onClose} />;
  return <ExistingVehicle id={openId} onClose={onClose} />;
}

/** Loads the latest version first. Later versions don't overwrite the form. */
function ExistingVehicle({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isFetchedAfterMount } = useQuery(adminVehicleQueryOptions(id));
  const [opened, setOpened] = useState<AdminVehicle>();
  if (opened === undefined) {
    if (data && isFetchedAfterMount) setOpened(data);
    return null;
  }
  return <VehicleDialog opened={opened} current={data ?? undefined} onClose={onClose} />;
}
