import { handleAdminUsers } from './admin-users.ts';
import { addAssurance } from './assurance.ts';
import { refuse } from './answers.ts';
import { refuseWithoutCaptcha } from './captcha.ts';
import { answerEmailChangeCode, answerEmailChangeLink, resendEmailChange } from './email-change.ts';
import { answerInvite, answerInviteLink } from './invite.ts';
import { answerPasswordGrant } from './password-grant.ts';
import { answerRecover } from './recover.ts';
import { resendConfirmation } from './resend.ts';
import { readJson, type AuthContext } from './auth-context.ts';
import { handleFactors } from './factors.ts';
import { answerRepeatedSignUp } from './sign-up.ts';
import { answerUpdateUser } from './update-user.ts';
import { Mutex } from '../database/mutex.ts';

type Answer = (request: Request, peer: string, context: AuthContext) => Promise<Response>;

/** Endpoints that the library lacks or answers differently from Auth. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'POST signup': answerSignUp,
  'POST resend': answerResend,
  'POST recover': answerRecover,
  'POST token': answerToken,
  'PUT user': answerUpdateUser,
  'POST invite': answerInvite,
  'GET verify': answerLink,
  'POST verify': answerCode,
  // The library would create a verified account without any email confirmation.
  'POST otp': refuseMagicLinks,
  'POST magiclink': refuseMagicLinks,
};

/** Answers /auth/v1 with our handlers first, then the library's. */
export async function handleAuthRequest(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice('/auth/v1/'.length);
  if (/^admin\/users(?:\/|$)/.test(path)) return handleAdminUsers(request, context.database);
  if (/^factors(?:\/|$)/.test(path)) return handleFactors(request, peer, context);
  const refusal = await refuseWithoutCaptcha(request, context.captchaSecret);
  if (refusal !== undefined) return refusal;
  const answer = ANSWERS[`${request.method} ${path}`];
  const response = await (answer === undefined
    ? context.api.fetch(request, peer)
    : answer(request, peer, context));
  return addAssurance(response, isPasswordSignIn(request) ? 'password' : 'otp', context);
}

function isPasswordSignIn(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.endsWith('/signup') || searchParams.get('grant_type') === 'password';
}

async function answerSignUp(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const repeated = context.isConfirmationRequired
    ? await answerRepeatedSignUp(request, context)
    : undefined;
  return repeated ?? context.api.fetch(request, peer);
}

async function answerResend(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const { type, email } = await readJson(request);
  if (typeof email === 'string') {
    if (type === 'signup') return resendConfirmation(email, request, context);
    if (type === 'email_change') return resendEmailChange(email, request, context);
  }
  return context.api.fetch(request, peer);
}

async function answerLink(request: Request, peer: string, context: AuthContext): Promise<Response> {
  const type = new URL(request.url).searchParams.get('type');
  if (type === 'email_change') return answerEmailChangeLink(request, peer, context);
  if (type === 'invite') return answerInviteLink(request, peer, context);
  return context.api.fetch(request, peer);
}

async function answerCode(request: Request, peer: string, context: AuthContext): Promise<Response> {
  const { type } = await readJson(request);
  if (type === 'email_change') return answerEmailChangeCode(request, peer, context);
  if (type === 'invite') return answerInviteLink(request, peer, context);
  return context.api.fetch(request, peer);
}

/**
 * Auth locks a refresh token while it replaces it, so that a second tab gets the same new one. The
 * library has a moment in which the old token is revoked and has no successor, and refuses then.
 */
const refreshes = new Mutex();

async function answerToken(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  if (isPasswordSignIn(request)) return answerPasswordGrant(request, peer, context);
  return refreshes.run(() => context.api.fetch(request, peer));
}

function refuseMagicLinks(): Promise<Response> {
  return Promise.resolve(refuse(422, 'otp_disabled', 'Signups not allowed for otp'));
}
