/**
 * The kinds of cargo we haul, each with an example on an RGN: the load's width and its own height,
 * in feet.
 */
export const CARGO_TYPES = [
  {
    name: 'Construction equipment',
    width: 11.5,
    height: 11,
    text: 'Excavators, dozers, crawler cranes. Most walk onto an RGN from the front.',
  },
  {
    name: 'Mining machinery',
    width: 15,
    height: 13.25,
    text: 'Haul-truck bodies, crushers, shovel parts. Width decides the route.',
  },
  {
    name: 'Transformers',
    width: 13,
    height: 14.5,
    text: 'Core and coil, oil drained, impact recorder running.',
  },
  {
    name: 'Wind energy components',
    width: 14,
    height: 13,
    text: 'Tower sections, nacelles, blades. Long trailers, tight corners, many loads.',
  },
  {
    name: 'Pressure vessels and boilers',
    width: 12.5,
    height: 12,
    text: 'Set in saddles, on the lowest deck that will carry them.',
  },
  {
    name: 'Bridge beams and girders',
    width: 6,
    height: 10.5,
    text: 'Slung between a jeep and a steerable dolly: the beam is the trailer.',
  },
  {
    name: 'Agricultural machinery',
    width: 14.5,
    height: 11.75,
    text: 'Combines, sprayers, harvesters. Duals and header come off when that saves a permit.',
  },
  {
    name: 'Military equipment',
    width: 12,
    height: 9.5,
    text: 'Tracked vehicles and shelters, chained down, tarped on request.',
  },
] as const;
