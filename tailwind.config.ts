import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

/** Steps of margins and padding, which large text on a phone halves, unlike those of sizes. */
const room = Object.fromEntries(
  Array.from({ length: 24 }, (_, index) => [index / 2, `calc(var(--room) * ${index / 2})`]),
);

export default {
  theme: {
    // In rem (320, 640, 768, 1024 and 1280 px by default), so that users with larger text get the phone layout.
    screens: {
      // Excludes phones with large text, where a phone number may fill the line. Also in src/styles.css.
      xs: '20rem',
      sm: '40rem',
      // Also in MOBILE_QUERY (src/browser/media-query.ts) and src/styles.css.
      md: '48rem',
      lg: '64rem',
      xl: '80rem',
      // Excludes phones in landscape, which have no height to spare for sticky bars.
      tall: { raw: '(min-height: 30rem)' },
    },
    extend: {
      colors: {
        ink: token('ink'),
        'ink-soft': token('ink-soft'),
        page: token('page'),
        sand: token('sand'),
        card: token('card'),
        line: token('line'),
        'line-strong': token('line-strong'),
        action: token('action'),
        'action-strong': token('action-strong'),
        'on-action': token('on-action'),
        'action-tint': token('action-tint'),
        accent: token('accent'),
        good: token('good'),
        'good-tint': token('good-tint'),
        warn: token('warn'),
        'warn-tint': token('warn-tint'),
        bad: token('bad'),
        'bad-tint': token('bad-tint'),
        ridge: token('ridge'),
      },
      padding: room,
      margin: room,
      backgroundImage: { sky: token('sky') },
      fontFamily: {
        sans: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
        display: ['Fraunces', 'Fraunces on Georgia', 'Georgia', 'serif'],
      },
      transitionProperty: { colors: 'color, background-color' },
      maxWidth: { measure: '42rem', page: '68rem' },
    },
  },
} satisfies Config;
