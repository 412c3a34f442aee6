import { nameInText } from '../../../src/operator/operator-shapes';
import { site } from '../../../src/operator/site';
import { popularBases, tiles } from '../../../src/routes/home/guide';
import { forumCategories, forumQuestions } from '../../../src/routes/member-forum/guide';
import { popularSuggestions } from '../../../src/routes/suggestion-box/guide';
import { findPage } from '../../../src/site-map';
import { headings, waysTo } from './owner';
import { ADDED, MAX_HEIGHT, type Part, type ScreenParts } from './part';

const { founder } = site;

const opens = (name: string): RegExp => new RegExp(`^${name}.*opens in a new tab`);

const home: ScreenParts = {
  path: '/',
  maxHeight: MAX_HEIGHT,
  added: 'What you can count on',
  parts: [
    { part: 'hero', role: 'heading', name: /^Your PCS to Hawaii/ },
    ...['Month', 'Base', 'Who’s coming'].map(
      (name): Part => ({ part: `asks for ${name}`, role: 'combobox', name }),
    ),
    ...tiles.map(
      ({ title }): Part => ({
        part: `tile ${title}`,
        role: 'link',
        name: new RegExp(`^${title} `),
      }),
    ),
    ...headings(...popularBases.map(({ name }) => name)),
    { part: 'base-info links', role: 'link', name: opens('Housing office site'), count: 4 },
    { part: 'map links', role: 'link', name: opens('Map'), count: 4 },
    { part: 'tagline', in: 'banner', text: site.tagline },
    { part: 'Login', in: 'banner', role: 'link', name: 'Login' },
    { part: 'founder', in: 'contentinfo', text: founder.name },
    ...waysTo(founder, 'contentinfo'),
    { part: 'tagline in the footer', in: 'contentinfo', text: site.tagline },
  ],
};

const welcome: ScreenParts = {
  path: '/welcome',
  maxHeight: MAX_HEIGHT,
  added: ADDED,
  parts: [
    { part: 'mission', text: /^Veterans built this site/ },
    { part: 'to the checklist', role: 'link', name: 'Start the checklist' },
    { part: 'to the contact page', role: 'link', name: 'Contact a sponsor' },
    ...(site.welcomeVideo ? [{ part: 'welcome video', role: 'button', name: /^Play: / } as const] : []),
    { part: 'its address', role: 'textbox', name: /^Play a different video.*URL$/ },
    { part: 'share', role: 'button', name: 'Share this site' },
    ...headings('About the Founder'),
    ...waysTo(founder),
    { part: 'Edit', role: 'button', name: 'Edit' },
  ],
};

const auth: ScreenParts = {
  path: '/auth',
  maxHeight: MAX_HEIGHT,
  added: 'What a free account keeps',
  parts: [
    ...headings(findPage('/auth')?.title ?? ''),
    { part: 'tabs', role: 'tab', name: /^Sign (In|Up)$/, count: 2 },
    { part: 'email', role: 'textbox', name: 'Email' },
    { part: 'password', text: 'Password' },
    { part: 'Sign In', role: 'button', name: 'Sign In' },
  ],
};

const contact: ScreenParts = {
  path: '/contact',
  maxHeight: MAX_HEIGHT,
  added: ADDED,
  parts: [
    ...['Full name', 'Email', 'Base (optional)', 'Message'].map(
      (name): Part => ({
        part: name,
        role: 'textbox',
        name,
      }),
    ),
    { part: 'Send Message', role: 'button', name: 'Send Message' },
    ...headings('Contact details'),
    ...waysTo(founder),
    { part: 'one line for emergencies', text: /^Emergency .*Crisis .*Poison/ },
  ],
};

const resources: ScreenParts = {
  path: '/resources',
  maxHeight: MAX_HEIGHT,
  added: ADDED,
  parts: [
    { part: 'PCS app', role: 'link', name: /^PCS app/ },
    ...['Assumption calculator', 'Verified rentals', 'VA homes', 'TLA hotels'].map(
      (name): Part => ({
        part: name,
        role: 'link',
        name,
      }),
    ),
    { part: 'PDF', role: 'link', name: opens('Checklist on paper \\(PDF\\)') },
    { part: 'suggestion box', role: 'link', name: 'Open the suggestion box' },
    { part: 'contact', role: 'link', name: 'Contact a sponsor' },
    { part: 'one line for emergencies', text: /^Emergency .*Crisis .*Poison/ },
  ],
};

const forum: ScreenParts = {
  path: '/member-forum',
  maxHeight: MAX_HEIGHT,
  added: 'Twelve questions, answered today',
  parts: [
    { part: 'that it is a preview', text: /^This is a preview/ },
    { part: 'search', role: 'searchbox', name: 'Search the forum' },
    { part: 'Sign Up', role: 'button', name: 'Sign Up' },
    { part: 'Browse as Guest', role: 'button', name: 'Browse as Guest' },
    ...headings(...forumCategories.map(({ title }) => title)),
    { part: 'counts', text: /^\d+ topics, \d+ posts$/, count: 6 },
    ...headings(...forumQuestions.map(({ title }) => title)),
    { part: 'replies', text: /^\d+ replies$/, count: 4 },
    ...headings('Community guidelines'),
  ],
};

const suggestionBox: ScreenParts = {
  path: '/suggestion-box',
  maxHeight: MAX_HEIGHT,
  added: ADDED,
  parts: [
    { part: 'suggestion', role: 'textbox', name: 'Your suggestion' },
    { part: 'category', role: 'combobox', name: 'Category (optional)' },
    { part: 'email', role: 'textbox', name: 'Email (optional)' },
    { part: 'Submit Suggestion', role: 'button', name: 'Submit Suggestion' },
    { part: 'hint to leave an email', text: /^Leave your email/ },
    {
      part: 'popular suggestions',
      role: 'button',
      name: /^I want this ?:/,
      count: popularSuggestions.length,
    },
    ...headings('Coming soon'),
    ...waysTo(founder),
  ],
};

export const siteParts: readonly ScreenParts[] = [
  home,
  welcome,
  auth,
  contact,
  resources,
  forum,
  suggestionBox,
];

/** On a wide screen, in the header of every page. */
export const askParts: readonly Part[] = [
  { part: 'Ask {name}', in: 'banner', text: new RegExp(`^Ask ${nameInText(founder)}`) },
  ...waysTo(founder, 'banner'),
];
