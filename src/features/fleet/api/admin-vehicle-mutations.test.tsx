import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/shared/lib/query-client';
import { alreadyStored, nothingStored } from '@tests/ui/conflicts';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { NO_IMAGE } from '../model/vehicle-image';
import { useSaveVehicleMutation } from './admin-vehicle-mutations';

const INSERT = 'POST /rest/v1/fleet';
const VALUES = {
  name: 'RGN 48',
  description: null,
  axle_count: 5,
  axle_layout: null,
  deck: null,
  max_weight_capacity: null,
  length: null,
  width: null,
  height: null,
  status: 'available' as const,
  license_plate: null,
  vin: null,
  year_manufactured: null,
  ...NO_IMAGE,
};
let backend: FakeBackend;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = fakeBackend();
});

function addVehicle() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSaveVehicleMutation(), { wrapper });
  result.current.mutate({ id: crypto.randomUUID(), base: null, values: VALUES });
  return result;
}

it('a new vehicle counts as saved when an earlier attempt stored it', async () => {
  backend.on(INSERT, alreadyStored('fleet_vehicles'));
  const save = addVehicle();
  await waitFor(() => {
    expect(save.current.isSuccess).toBe(true);
  });
});

it.each(nothingStored('fleet_vehicles'))('a new vehicle fails after %s', async (_what, answer) => {
  backend.on(INSERT, answer);
  const save = addVehicle();
  await waitFor(() => {
    expect(save.current.isError).toBe(true);
  });
});
