import { isbot } from 'isbot';

/**
 * Facebook's apps add the phone's carrier, maker and model: `[FBAN/FB4A;FBCR/Google Fi;…]`. Some send nothing
 * else.
 */
const FACEBOOK_APP = /\[(?:FBAN|FB_IAB)\/[^\]]*\]?/giu;

/** True if a user agent is a bot's. */
export const isBot = (userAgent: string): boolean =>
  isbot(userAgent.replace(FACEBOOK_APP, '').trim());
