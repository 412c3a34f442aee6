import { describe, expect, it } from 'vitest';
import {
  type AuthResult,
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signUp,
} from '@/features/account/auth-requests';
import { changePassword, chooseNewPassword, ownerOfLink } from '@/features/account/new-password';
import { separateClient } from '@/features/account/separate-client';
import { allowNoise } from '../../setup';
import { fake } from '../../support/fake-supabase';
import { hosted } from '../../support/hosted-answers';
import { PASSWORD } from '../../support/passwords';

// What each answer of the real servers means to a request. What a person then sees: tests/journeys/hosted-answers.test.tsx.

type Answer = keyof typeof hosted;
type Meanings = Partial<Record<AuthResult, readonly Answer[]>>;

const EMAIL = 'ana@example.com';
const NEW_PASSWORD = 'Mahalo2027';
const credentials = { email: EMAIL, password: PASSWORD };
const DOWN = ['noNetwork', 'hotelWifi', 'badGateway', 'noUpstream', 'webServerDown'] as const;
const BROKEN = ['overQuota', 'paused', 'wrongKey', 'captcha', 'databaseFails'] as const;

const tokens = () => {
  const { access_token, refresh_token } = fake.sessionOf(fake.addUser(EMAIL));
  return { access_token, refresh_token, type: 'recovery' } as const;
};

const requests: Record<string, { call: [string, string]; send: () => Promise<unknown>; means: Meanings }> = {
  'signing in': {
    call: ['POST', '/auth/v1/token'],
    send: () => signIn(separateClient(), credentials),
    means: {
      refused: ['wrongPassword', 'banned'],
      unconfirmed: ['unconfirmed'],
      unreachable: DOWN,
      late: ['timedOut'],
      busy: ['tooManyRequests'],
      broken: [...BROKEN, 'emailLoginsOff'],
    },
  },
  'signing up': {
    call: ['POST', '/auth/v1/signup'],
    send: () => signUp(separateClient(), credentials),
    means: {
      ok: ['newUser', 'knownUser', 'askedAgain'],
      weak: ['tooShort', 'tooPlain'],
      leaked: ['leaked'],
      address: ['addressMalformed', 'addressInvalid'],
      taken: ['knownUserWithoutConfirmation'],
      closed: ['signUpsOff', 'emailSignUpsOff'],
      unmailed: ['mailFails'],
      quota: ['mailQuotaUsedUp'],
      unreachable: DOWN,
      busy: ['tooManyRequests'],
      broken: [...BROKEN, 'addressNotAuthorized'],
    },
  },
  'asking for the confirmation again': {
    call: ['POST', '/auth/v1/resend'],
    send: () => resendConfirmation(separateClient(), EMAIL),
    means: {
      ok: ['askedAgain', 'mailQuotaUsedUp', 'addressNotAuthorized'],
      address: ['addressMalformed'],
      unmailed: ['mailFails'],
      unreachable: DOWN,
      busy: ['tooManyRequests'],
      broken: BROKEN,
    },
  },
  'asking for a link to choose a new password': {
    call: ['POST', '/auth/v1/recover'],
    send: () => requestPasswordReset(separateClient(), { email: EMAIL }),
    means: {
      ok: ['askedAgain', 'mailQuotaUsedUp', 'addressNotAuthorized'],
      address: ['addressMalformed'],
      unmailed: ['mailFails'],
      unreachable: DOWN,
      late: ['timedOut'],
      busy: ['tooManyRequests'],
      broken: BROKEN,
    },
  },
  'opening that link': {
    call: ['GET', '/auth/v1/user'],
    send: () => ownerOfLink(tokens()),
    means: {
      expired: ['sessionGone', 'userGone', 'tokenExpired'],
      unreachable: DOWN,
      busy: ['tooManyRequests'],
      broken: BROKEN,
    },
  },
  'choosing the new password': {
    call: ['PUT', '/auth/v1/user'],
    send: () => chooseNewPassword(separateClient(), tokens(), NEW_PASSWORD),
    means: {
      expired: ['sessionGone'],
      same: ['samePassword'],
      weak: ['tooShort'],
      leaked: ['leaked'],
      late: DOWN,
      busy: ['tooManyRequests'],
      broken: [...BROKEN, 'needsSecondFactor', 'needsReauthentication'],
    },
  },
  'checking the current password to change it': {
    call: ['POST', '/auth/v1/token'],
    send: () => changePassword(fake.addUser(EMAIL), PASSWORD, NEW_PASSWORD),
    means: {
      wrong: ['wrongPassword'],
      refused: ['banned'],
      unreachable: DOWN,
      busy: ['tooManyRequests'],
      broken: BROKEN,
    },
  },
};

describe.each(Object.entries(requests))('%s', (_name, { call, send, means }) => {
  it.each(Object.entries(means))('is %s after %j', async (result, answers) => {
    const got: Record<string, unknown> = {};
    for (const answer of answers) {
      const giveBack = fake.answer(...call, hosted[answer]);
      got[answer] = await send();
      giveBack();
    }
    expect(got).toEqual(Object.fromEntries(answers.map((answer) => [answer, result])));
    allowNoise(/Failed to fetch/);
  });
});
