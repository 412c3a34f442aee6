// Why the site exists, for the welcome dialog and the welcome page, and a text version of the video.

import { TAGLINE } from '@/operator/operator';

export const mission = {
  short: 'Veterans built this site so that no military family has to figure out a move to Hawaii alone. It tells you what to do first, what it costs and who to call.',
  lead: 'No one should have to figure out a move to Hawaii alone. We tell you what to do first, what it costs and who to call.',
  points: [
    {
      icon: 'shield-check',
      title: 'Sources you can check',
      text: 'Every guide shows where its prices and rules come from, and the day we looked. Where we couldn’t be sure, it says so.',
    },
    {
      icon: 'users',
      title: 'Free for families',
      text: 'For every service member and veteran. You only need an account to save your checklist.',
    },
  ],
  /** Beside the founder, whoever that is. */
  founder: 'Veterans built this site to pass on what a good sponsor would tell you.',
  behind: [
    {
      icon: 'handshake',
      title: 'The program behind it',
      text: 'The Veterans Home Program helps families buy and rent in Hawaii, with a participating brokerage and lenders. You can use everything here without it.',
    },
    {
      icon: 'landmark',
      title: 'Not a government site',
      text: 'No part of the Defense Department, VA or the State. When their pages and ours differ, go by theirs, and tell us.',
    },
  ],
} as const;

export const welcomeVideo = {
  title: 'Welcome to Paradise PCS',
  length: '23 seconds, no sound',
  scenes: [
    `Dawn over a ridge, palms and a calm sea: “Welcome to Paradise PCS. ${TAGLINE}.”`,
    'A row of 20 boxes gets checked off: “Twenty things to do, in order. The checklist remembers where you were.”',
    'The sun rises higher: “Pets, cars, schools, a home. Plain answers, each with its source and date.”',
    'An airplane comes in: “See it in dollars. Take over a seller’s loan, or sign a new one? Put in your numbers and compare.”',
    'Full daylight: “Built by veterans, for military families. Let’s get started.”',
  ],
} as const;
