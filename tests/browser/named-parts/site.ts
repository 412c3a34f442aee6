import { MAX_HEIGHT, type ScreenParts } from './part';

export const siteParts: readonly ScreenParts[] = [
  {
    path: '/auth',
    maxHeight: MAX_HEIGHT,
    parts: [
      { part: 'title', role: 'heading', name: 'Veterans Home Program' },
      { part: 'tabs', role: 'tab', name: /^Sign (In|Up)$/, count: 2 },
      { part: 'email', role: 'textbox', name: 'Email' },
      { part: 'tagline', in: 'banner', text: 'Helping you PCS to paradise' },
    ],
  },
];
