export const LOAD_COLUMNS =
  'id, created_at, updated_at, title, origin, destination, equipment, length, width, height, weight_lbs, status, driver_id, quote_id, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone';

export const LOAD_RECORD_COLUMNS =
  'id, created_at, updated_at, title, origin, destination, equipment, length, width, height, weight_lbs, status, driver_id, quote_id, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone, start_override, permits:load_permits(id, leg_id, jurisdiction, authority_type, authority, permit_number, status, valid_from, valid_until, time_zone), legs:load_legs(id, time_zone, planned_entry_at, planned_exit_at, left_at), escorts:load_escorts(id, pilot_id, position, status)';
