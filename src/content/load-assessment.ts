export const ASSESSMENT_PAGE = {
  heading: 'Load Assessment',
  title: 'Load Assessment: permits and pilot cars by state',
  description:
    'Enter a load and its route: what permits and pilot cars the move will probably need, state by state, with thresholds, sources and how certain each value is.',
  lead: 'What permits and pilot cars a move will probably need, state by state, and how certain each value is.',
  /** Subject of "… needs JavaScript." */
  needsScript: 'The assessment',
  termsHeading: 'What the words mean',
  terms: [
    {
      term: 'Oversize, overweight',
      detail:
        'Over a legal limit of the state, so expect to need a permit. The federal limits are 8′-6″ wide and 80,000 lb gross; height is usually 13′-6″ or 14′-0″, and a trailer usually 53 ft.',
    },
    {
      term: 'Superload',
      detail:
        'Over a second, higher limit. The state reviews the move separately, often with a bridge study. Expect it to take longer.',
    },
    {
      term: 'Pilot car',
      detail:
        'An escort vehicle ahead of or behind the load. Triggers for width, length and height may add up, so we show a minimum.',
    },
    {
      term: 'High pole',
      detail: 'A pilot car with a pole set above the loaded height, to find low wires and bridges.',
    },
    { term: 'Gross', detail: 'Truck, trailer and load together.' },
    {
      term: 'Axle group and bridge formula',
      detail:
        'Axles close together share a limit: 20,000 lb on one, 34,000 lb on a tandem. The federal bridge formula limits longer groups: W = 500 (LN / (N − 1) + 12N + 36).',
    },
    {
      term: 'Official source, two sources agree, one source',
      detail:
        'Official: a statute, regulation or state page. Other values come from two independent sources, or only one. Where sources disagree and it changes the answer, we show both.',
    },
    {
      term: 'Not known',
      detail:
        'We have no value on file. That doesn’t mean there’s no limit. Check with the permit office.',
    },
  ],
  disclaimer:
    'This estimate is decision support. It isn’t a permit, and it doesn’t clear a route. The issued permit controls. Rules compiled Nov 22, 2026 from public sources. Not covered: overhang limits, frost laws, city and county permits, fees and turnaround. Town names from GeoNames (geonames.org), CC BY 4.0.',
} as const;
