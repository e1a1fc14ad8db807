import Bowser from 'bowser';
import { DEVICES, type Device } from '../_shared/contracts/tracking.ts';

/** What kind of machine a user agent names; 'other' for televisions, consoles and riddles. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return 'other';
  const type = Bowser.parse(userAgent).platform.type;
  return DEVICES.find((device) => device === type) ?? 'other';
}
