/** Id of the JSON list of requests in the head of a page that shows data: `EarlyRequest[]`. */
export const EARLY_REQUESTS_ID = 'early-requests';
