/** The bucket of pilot cars' certificates and insurance. */
export const PILOT_PAPER_BUCKET = 'pilot-papers';
