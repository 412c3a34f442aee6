// Why the site exists, for the welcome dialog and the welcome page, and a text version of the video.

import { site } from '@/operator/site';

const { program } = site;

export const mission = {
  text: 'Veterans built this site so that no military family has to figure out a move to Hawaii alone.',
  /** On the welcome page. */
  start: 'The checklist has the 20 things to do, in order. You can read all of it without an account.',
  /** Beside the founder, whoever that is. */
  founder: program && `This site is run by ${program.nameInText}.`,
  promises: [
    ...(program
      ? ([
          {
            icon: 'handshake',
            title: 'What the program does',
            text: 'It helps families buy and rent, with a brokerage and lenders. You don’t need them to use this site.',
          },
        ] as const)
      : []),
    {
      icon: 'landmark',
      title: 'What’s official',
      text: 'If the Defense Department, VA or the State says something else, go by that.',
    },
  ],
} as const;

export const welcomeVideo = {
  title: `Welcome to ${site.name}`,
  scenes: [
    `Dawn over a calm sea: “Welcome to ${site.name}. ${site.tagline}.”`,
    '“Twenty things to do, in order. The checklist remembers where you were.”',
    '“Pets, cars, schools, a home. Plain answers, each with its source and date.”',
    '“See it in dollars. Take over a seller’s loan, or sign a new one? Put in your numbers and compare.”',
    '“Built by veterans, for military families. Let’s get started.”',
  ],
} as const;
