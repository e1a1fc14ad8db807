import type { VerifyChallenge } from '@contracts/challenge';
import { callFunction } from './call-function';

/**
 * Has a challenge's token checked, so that the form may store this row above its limits.
 *
 * @throws AppError with a message for the visitor.
 */
export async function verifyChallenge(challenge: VerifyChallenge): Promise<void> {
  await callFunction('verify-challenge', challenge);
}
