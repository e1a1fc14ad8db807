import { COMPANY } from './company';

const { address, hours } = COMPANY;

export const CONTACT_PAGE = {
  title: 'Talk to dispatch',
  metaTitle: 'Contact',
  description: `Call dispatch day or night, or send us a message: phone numbers, email, hours and the office address of ${COMPANY.name} in ${address.city}, ${address.region}.`,
  lead: 'Loads don’t keep office hours. Dispatch answers 24/7; the office is open Monday to Friday.',
  formHeading: 'Send a message',
  hours: `Office ${hours.office}; dispatch ${hours.dispatch}`,
} as const;

/**
 * Where the office is, in degrees (WGS 84). A placeholder like the address: the middle of Dayton.
 * `npm run check:launch` lists it until `isReviewed` is true.
 */
export const OFFICE = { latitude: 39.7589, longitude: -84.1917, isReviewed: false } as const;
/** The map's extent to each side of the office, in degrees. */
const MAP_EXTENT = { latitude: 0.02, longitude: 0.05 } as const;

const round = (degrees: number) => degrees.toFixed(4);
const latitude = round(OFFICE.latitude);
const longitude = round(OFFICE.longitude);
const box = [
  OFFICE.longitude - MAP_EXTENT.longitude,
  OFFICE.latitude - MAP_EXTENT.latitude,
  OFFICE.longitude + MAP_EXTENT.longitude,
  OFFICE.latitude + MAP_EXTENT.latitude,
].map(round);

/** The 'Find Us' section. The map loads only after consent or a click. */
export const FIND_US = {
  heading: 'Find Us',
  place: `${address.city}, ${address.region}`,
  street: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
  note: 'The map is from OpenStreetMap and loads only if you choose to show it.',
  showLabel: 'Show the map',
  linkLabel: 'Open in OpenStreetMap',
  mapTitle: `Map of ${address.city} showing our office`,
  /** The Content-Security-Policy must allow this host (scripts/hosting/site-rules.ts). */
  embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  linkUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
} as const;
