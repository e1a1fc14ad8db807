import Bowser from 'bowser';
import { DEVICES, type Device } from '../_shared/contracts/tracking.ts';

/** The device type of a user agent; 'other' for TVs, game consoles and unknown ones. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return 'other';
  const type = Bowser.parse(userAgent).platform.type;
  return DEVICES.find((device) => device === type) ?? 'other';
}
