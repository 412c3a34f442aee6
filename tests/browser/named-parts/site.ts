import { popularBases, tiles } from '../../../src/routes/home/guide';
import { MAX_HEIGHT, type Part, type ScreenParts } from './part';

const opens = (name: string): RegExp => new RegExp(`^${name}.*opens in a new tab`);

const home: readonly Part[] = [
  { part: 'hero', role: 'heading', name: /^Your PCS to Hawaii/ },
  ...tiles.map(
    ({ title }): Part => ({ part: `tile ${title}`, role: 'link', name: new RegExp(`^${title} `) }),
  ),
  ...popularBases.map(({ name }): Part => ({ part: name, role: 'heading', name })),
  { part: 'base-info links', role: 'link', name: opens('Housing office site'), count: 4 },
  { part: 'map links', role: 'link', name: opens('Map'), count: 4 },
];

export const siteParts: readonly ScreenParts[] = [
  { path: '/', maxHeight: MAX_HEIGHT, added: 'What you can count on', parts: home },
  {
    path: '/auth',
    maxHeight: MAX_HEIGHT,
    added: 'What a free account keeps',
    parts: [
      { part: 'title', role: 'heading', name: 'Veterans Home Program' },
      { part: 'tabs', role: 'tab', name: /^Sign (In|Up)$/, count: 2 },
      { part: 'email', role: 'textbox', name: 'Email' },
      { part: 'password', text: 'Password' },
      { part: 'sign in', role: 'button', name: 'Sign In' },
      { part: 'tagline', in: 'banner', text: 'Helping you PCS to paradise' },
      { part: 'login', in: 'banner', role: 'link', name: 'Login' },
    ],
  },
];
