import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

export default {
  theme: {
    // In rem (320, 640, 768, 1024 and 1280 px as browsers come), so that those who set larger text get the phone's layout.
    screens: {
      // Not a phone with its text set to twice the size, where a phone number may fill the line.
      xs: '20rem',
      sm: '40rem',
      md: '48rem',
      lg: '64rem',
      xl: '80rem',
      // Not a phone on its side, which has no height to spare for bars that stay.
      tall: { raw: '(min-height: 31.25rem)' },
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
      },
      fontFamily: {
        sans: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
        display: [
          'Fraunces',
          'Fraunces on Georgia',
          'Fraunces on Noto Serif',
          'Fraunces on Times',
          'Georgia',
          'serif',
        ],
      },
      maxWidth: { measure: '65ch', page: '68rem' },
    },
  },
} satisfies Config;
