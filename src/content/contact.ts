import { COMPANY } from './company';

const { address, hours } = COMPANY;

/** The words of /contact (specification 1, section 2). */
export const CONTACT_PAGE = {
  title: 'Talk to dispatch',
  metaTitle: 'Contact',
  description: `Call dispatch day or night, or write to us: phones, mail, hours and the office of ${COMPANY.name} in ${address.city}, ${address.region}.`,
  lead: 'Loads do not keep office hours. Dispatch answers 24/7; the office is open Monday to Friday.',
  formHeading: 'Send a message',
  hours: `Office ${hours.office}; dispatch ${hours.dispatch}`,
} as const;

/**
 * Where the office is, in degrees (WGS 84). A placeholder like the address: the middle of Dayton.
 * `npm run check:launch` asks for it until somebody has reviewed it.
 */
export const OFFICE = { latitude: 39.7589, longitude: -84.1917, isReviewed: false } as const;
/** How much of the map is shown to each side of it, in degrees. */
const SHOWN = { latitude: 0.02, longitude: 0.05 } as const;

const round = (degrees: number) => degrees.toFixed(4);
const latitude = round(OFFICE.latitude);
const longitude = round(OFFICE.longitude);
const box = [
  OFFICE.longitude - SHOWN.longitude,
  OFFICE.latitude - SHOWN.latitude,
  OFFICE.longitude + SHOWN.longitude,
  OFFICE.latitude + SHOWN.latitude,
].map(round);

/** The 'Find Us' section. Nothing is asked of the maps service before somebody wants the map. */
export const FIND_US = {
  heading: 'Find Us',
  place: `${address.city}, ${address.region}`,
  street: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
  note: 'The map comes from OpenStreetMap, and only once you ask for it.',
  showLabel: 'Show the map',
  linkLabel: 'Open in OpenStreetMap',
  mapTitle: `Map of ${address.city} with the office`,
  /** The host is named in the Content-Security-Policy too (public/_headers, vercel.json). */
  embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  linkUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
} as const;
