import type { FleetStatus } from '@domain/fleet-status';
import { Badge } from '@/shared/ui/badge';
import { FLEET_STATUS_LABELS } from '../../model/fleet-statuses';

const TONES = { available: 'ok', in_use: 'info', maintenance: 'warn', retired: 'neutral' } as const;

/** A vehicle's status. */
export function VehicleStatusBadge({ status }: { status: FleetStatus }) {
  return <Badge tone={TONES[status]}>{FLEET_STATUS_LABELS[status]}</Badge>;
}
