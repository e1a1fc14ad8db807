/** Shown if all location services fail. */
export const DETECTION_FAILED = 'Unable to detect location information. All services failed.';
