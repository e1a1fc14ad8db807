/** The detection tool's failure (specification 2, section 8). */
export const DETECTION_FAILED = 'Unable to detect location information. All services failed.';
