/** The rules of a state, in the order shown. */
export const RULE_GROUPS: readonly {
  readonly title: string;
  readonly rules: readonly (readonly [rule: string, label: string])[];
}[] = [
  {
    title: 'Legal size and weight',
    rules: [
      ['legal_width_in', 'Legal width'],
      ['legal_height_in', 'Legal height'],
      ['legal_length_trailer_ft', 'Legal trailer length'],
      ['legal_length_overall_ft', 'Legal overall length'],
      ['legal_gross_lb', 'Legal gross weight'],
      ['legal_gross_non_interstate_lb', 'Legal gross off Interstates'],
      ['semitrailer_min_length_nn_ft', 'Semitrailer on the National Network'],
    ],
  },
  {
    title: 'Routine permit maximum',
    rules: [
      ['permit_max_width_in', 'Routine permit width'],
      ['permit_max_height_in', 'Routine permit height'],
      ['permit_max_length_ft', 'Routine permit length'],
      ['permit_max_gross_lb', 'Routine permit gross weight'],
      ['auto_issue_max_width_in', 'Automatic permit width'],
      ['auto_issue_max_height_in', 'Automatic permit height'],
      ['auto_issue_max_length_ft', 'Automatic permit length'],
      ['auto_issue_max_gross_lb', 'Automatic permit gross weight'],
    ],
  },
  {
    title: 'Superload',
    rules: [
      ['superload_width_in', 'Superload width'],
      ['superload_height_in', 'Superload height'],
      ['superload_length_ft', 'Superload length'],
      ['superload_gross_lb', 'Superload gross weight'],
      ['superload_lead_days', 'Superload lead time'],
    ],
  },
  {
    title: 'Escorts',
    rules: [
      ['escort_one_width_in', '1 escort, width'],
      ['escort_two_width_in', '2 escorts, width'],
      ['escort_three_width_in', '3 escorts, width'],
      ['escort_four_width_in', '4 escorts, width'],
      ['escort_two_night_width_in', '2 escorts at night, width'],
      ['escort_front_width_in', 'Front escort, width'],
      ['escort_rear_width_in', 'Rear escort, width'],
      ['escort_one_length_ft', '1 escort, length'],
      ['escort_two_length_ft', '2 escorts, length'],
      ['escort_three_length_ft', '3 escorts, length'],
      ['escort_rear_length_ft', 'Rear escort, length'],
      ['escort_two_height_in', '2 escorts, height'],
      ['escort_one_gross_lb', '1 escort, gross weight'],
      ['escort_high_pole_height_in', 'High pole, height'],
      ['police_escort_width_in', 'Police escort, width'],
      ['police_escort_length_ft', 'Police escort, length'],
      ['police_escort_height_in', 'Police escort, height'],
      ['police_escort_gross_lb', 'Police escort, gross weight'],
      ['route_survey_height_in', 'Route survey, height'],
    ],
  },
  {
    title: 'Travel and permit',
    rules: [
      ['daylight_only', 'Daylight only'],
      ['weekend_travel', 'Weekend travel'],
      ['holiday_travel', 'Holiday travel'],
      ['metro_curfew', 'Metro curfew'],
      ['corridor_note', 'Corridors'],
      ['toll_road_note', 'Toll roads'],
      ['permit_valid_days', 'Permit valid'],
      ['permit_lead_business_days', 'Permit lead time, business days'],
      ['issuing_agency', 'Issued by'],
    ],
  },
];

const LABELS = new Map(RULE_GROUPS.flatMap(({ rules }) => rules));
/** A rule's name on the rules desk. */
export const ruleName = (rule: string): string => LABELS.get(rule) ?? rule.replaceAll('_', ' ');

/** The unit of a rule's values, as the database derives it from the name. */
export const unitOf = (rule: string): string => /_(in|ft|lb|days)$/u.exec(rule)?.[1] ?? 'text';

export const ROADS: Readonly<Record<string, string>> = {
  any: 'All roads',
  interstate: 'Interstates',
  four_lane: 'Four-lane roads',
  two_lane: 'Two-lane roads',
};
