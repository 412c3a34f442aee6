import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatDate } from '@/dates/format-date';
import { factsIn } from '@/facts/facts';
import { SITE_VIDEO } from '@/features/welcome/video-embed';
import { licenseLaw } from '@/guides/license-figures';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { pages, renderPage as renderRoute } from '@/prerender';
import { spouseWorkGuide } from '@/routes/pcs-toolkit/spouse-work/guide';
import { checkedFact, SOURCES_NAMED, whyScreeningFirst } from '@/routes/welcome/guide';
import { Component as WelcomePage } from '@/routes/welcome/page';
import { renderPage } from '../support/render-page';
import { offer } from '../support/share-sheet';
import { expectToast } from '../support/toasts';

const VIDEO_FIELD = 'Play a different video: paste its URL';

function openWithField() {
  const view = renderPage(WelcomePage);
  return { ...view, field: screen.getByRole('textbox', { name: VIDEO_FIELD }) };
}

async function openWith(address: string) {
  const view = openWithField();
  const { field } = view;
  await view.user.clear(field);
  await view.user.paste(address);
  return view;
}

// The site's owner may have another video.
if (site.welcomeVideo === SITE_VIDEO.webm)
  describe('our own welcome video', () => {
    it('has captions and a copy for iPhones, and loads only on Play', async () => {
      const { user, container, field } = openWithField();
      expect(field).toHaveValue('');
      expect(container.querySelector('video')).toBeNull();
      await user.click(screen.getByRole('button', { name: `Play: Welcome to ${site.name}` }));
      const film = screen.getByLabelText(`Welcome to ${site.name}`);
      const sources = [...film.querySelectorAll('source')].map((source) => source.getAttribute('src'));
      expect(sources).toEqual(['/welcome.webm', '/welcome.mp4']);
      expect(film.querySelector('track[kind="captions"]')).toHaveAttribute('src', '/welcome.vtt');
    });

    it('can be read instead', async () => {
      const { user } = renderPage(WelcomePage);
      const scene = screen.getByText(/^Dawn over a calm sea/);
      expect(scene).not.toBeVisible();
      await user.click(screen.getByText('What the video says'));
      expect(scene).toBeVisible();
    });

    it('shows an error only when none of its sources can be played', async () => {
      const { user } = renderPage(WelcomePage);
      await user.click(screen.getByRole('button', { name: /^Play/ }));
      const [webm, mp4] = screen.getByLabelText(`Welcome to ${site.name}`).querySelectorAll('source');
      fireEvent.error(webm as Element);
      expect(screen.queryByText('Welcome video unavailable')).not.toBeInTheDocument();
      fireEvent.error(mp4 as Element);
      expect(await screen.findByText('Welcome video unavailable')).toBeVisible();
    });
  });
else
  it('the owner’s video loads only on Play, and nothing says of it what is true of ours', async () => {
    const { user, container } = renderPage(WelcomePage);
    expect(container.querySelector('iframe, video')).toBeNull();
    expect(screen.queryByText(/what the video says|can read it below/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Play: Welcome to ${site.name}` }));
    expect(container.querySelector('iframe, video')).toHaveFocus();
  });

describe('the welcome video', () => {
  it('can be replaced by another video in an iframe built from its id, or by a video file', async () => {
    const { user, field } = await openWith('https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=evil');
    const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    expect(screen.getByTitle('Welcome video')).toHaveAttribute('src', player);
    await user.clear(field);
    await user.paste('https://media.example.com/film.mp4');
    const source = screen.getByLabelText('Welcome video').querySelector('source') as Element;
    expect(source).toHaveAttribute('src', 'https://media.example.com/film.mp4');
    fireEvent.error(source);
    expect(screen.getByText('Welcome video unavailable')).toBeVisible();
  });

  it('embeds nothing for an address it can’t, and says what it can embed', async () => {
    const { container, field, user } = await openWith(
      'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    );
    expect(screen.getByText('Unable to embed this video')).toBeVisible();
    const advice = 'Please check the URL format. Supported: YouTube, Vimeo, direct video files';
    expect(screen.getByText(advice)).toBeVisible();
    expect(field).toBeInvalid();
    expect(container.querySelector('iframe, video')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show our video again' }));
    expect(field).toHaveValue('');
    expect(field).toBeValid();
    expect(screen.getByRole('button', { name: `Play: Welcome to ${site.name}` })).toBeVisible();
  });
});

it('without a video of the owner’s, only the field is there until a link is typed', async () => {
  const { welcomeVideo } = site;
  Object.assign(site, { welcomeVideo: undefined });
  const { user, field } = openWithField();
  expect(screen.queryByText('Unable to embed this video')).not.toBeInTheDocument();
  expect(field).toBeValid();
  await user.type(field, 'youtu.be/dQw4w9WgXcQ');
  expect(screen.getByTitle('Welcome video')).toBeVisible();
  Object.assign(site, { welcomeVideo });
});

it('sharing the site copies the link when sharing fails', async () => {
  const { user } = renderPage(WelcomePage);
  const writeText = vi.fn(async () => undefined);
  offer('share', () => Promise.reject(new Error('no')));
  offer('clipboard', { writeText });
  await user.click(screen.getByRole('button', { name: 'Share this site' }));
  await expectToast('Link copied to clipboard!');
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('https://paradise.test/welcome'));
});

it('has everything that it is for in the open, in its order', () => {
  renderPage(WelcomePage);
  const inOrder = [
    screen.getByText(/^Veterans built this site so that no military family/),
    screen.getByRole('link', { name: 'Start the checklist' }),
    screen.getByRole('link', { name: 'Contact a sponsor' }),
    screen.getByRole('button', { name: /^Play/ }),
    screen.getByRole('textbox', { name: VIDEO_FIELD }),
    screen.getByRole('button', { name: 'Share this site' }),
    screen.getByRole('button', { name: 'Edit' }),
    screen.getByRole('heading', { name: 'More for your move' }),
  ];
  for (const [at, part] of inOrder.entries()) {
    expect(part).toBeVisible();
    if (at > 0) expect(inOrder[at - 1]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

/** What is folded under a title. */
function folded(title: string) {
  const fold = screen.getByRole('region', { name: title });
  fold.querySelector('details')?.setAttribute('open', '');
  return within(fold);
}

it('says what decides a move, what each service says of it, and the way to an approval', () => {
  renderPage(WelcomePage);
  const fact = folded('Before you ship, wait for approval');
  const steps = fact.getByRole('list', { name: 'Before you ship' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Orders', 'Screening60+ days', 'Approved', 'Ship']);
  expect(screen.getByText(/after you ship, your family may .*stay behind with/)).toBeVisible();
  for (const source of [/^Army/, /^MyNavyHR/, /^Air Force/])
    expect(fact.getByRole('link', { name: source })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:.*\.mil\//),
    );
  expect(fact.getByText(/no page for the Marine Corps or the Coast Guard/)).toBeVisible();
  expect(fact.getByText(`Sources, checked ${formatDate(whyScreeningFirst.fact.checkedOn)}:`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'What your service requires' })).toHaveAttribute(
    'href',
    '/pcs-toolkit/family-orders',
  );
});

it('leads to six places to start in order of their day', () => {
  renderPage(WelcomePage);
  const starts = folded('Meanwhile, one thing at a time');
  expect(starts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Child care Day one: get in line',
    'Pets 4-6 months ahead: start the shots',
    'Base housing The week of orders: join the list',
    'Your job With orders: apply for your license',
    'The car With orders: ask who ships it',
    'School With an address: enroll, any month',
  ]);
});

it('shows how a fact is checked on one that stands so in its guide', () => {
  renderPage(WelcomePage);
  const specimen = folded('How to check what you read');
  expect(specimen.getByText(/for a board to decide/)).toHaveTextContent(
    '30 days for a board to decide on your license1',
  );
  expect(specimen.getByRole('link', { name: 'Source 1' })).toHaveAttribute(
    'href',
    `#${specimen.getByText('Source 1').parentElement?.id}`,
  );
  expect(specimen.getByRole('link', { name: /^50 U\.S\.C\. 4025a/ })).toHaveAttribute('href', licenseLaw.url);
  expect(specimen.getByText('Date checked').nextElementSibling).toHaveTextContent(
    formatDate(checkedFact.checkedOn),
  );
  expect(licenseLaw.title).toContain('50 U.S.C. 4025a');
  expect(
    specimen.getByText(/“Unconfirmed”\s+means .*the law, the office or the company itself/),
  ).toBeVisible();
  expect(factsIn(spouseWorkGuide)).toContainEqual(
    expect.objectContaining({
      value: 'within 30 days',
      source: licenseLaw,
      checkedOn: checkedFact.checkedOn,
    }),
  );
  expect(specimen.getByRole('link', { name: 'Spouse Jobs' })).toHaveAttribute(
    'href',
    '/pcs-toolkit/spouse-work',
  );
});

it('says of how many different sources the guides name that there are at least so many', async () => {
  renderPage(WelcomePage);
  folded('How to check what you read');
  expect(screen.getByText(/The site names more than 250 sources\./)).toBeVisible();
  const named = new Set<string>();
  for (const { path } of pages) {
    const main = document.createElement('main');
    main.innerHTML = await renderRoute(path);
    for (const source of main.querySelectorAll('[id^="source-"]'))
      named.add(source.querySelector('a')?.href ?? source.textContent);
  }
  expect(named.size).toBeGreaterThan(SOURCES_NAMED);
});

describe('the founder’s card', () => {
  const card = () => within(screen.getByRole('region', { name: 'About the Founder' }));

  async function edit() {
    const { user, unmount } = openWithField();
    await user.click(card().getByRole('button', { name: 'Edit' }));
    return { user, unmount };
  }

  it('shows the edits, says that they aren’t saved, and drops them when the page is left', async () => {
    const { user, unmount } = await edit();
    expect(card().getByLabelText('Name')).toHaveFocus();
    expect(card().getByText(/aren’t saved/)).toBeVisible();
    const { status: _, ...fields } = site.founder;
    for (const [field, value] of Object.entries(fields))
      expect(card().getByLabelText(new RegExp(field, 'i'))).toHaveValue(value);
    await user.clear(card().getByLabelText('Name'));
    await user.type(card().getByLabelText('Name'), 'Kai <b>"Doe"</b>');
    const stored = { ...window.localStorage };
    await user.click(card().getByRole('button', { name: 'Save Contact Information' }));
    expect(card().getByText('Kai <b>"Doe"</b>')).toBeVisible();
    expect(card().queryByLabelText('Name')).not.toBeInTheDocument();
    expect(card().getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect({ ...window.localStorage }).toEqual(stored);
    unmount();
    openWithField();
    expect(card().getByText(site.founder.name)).toBeVisible();
  });

  it('shows the founder at once, a sample with its mark', () => {
    renderPage(WelcomePage);
    if (site.program)
      expect(card().getByText(`This site is run by ${site.program.nameInText}.`)).toBeVisible();
    for (const said of [site.founder.name, site.founder.title]) expect(card().getByText(said)).toBeVisible();
    expect(card().queryAllByText('Sample')).toHaveLength(isSample(site.founder) ? 1 : 0);
  });

  it('discards all edits on Cancel', async () => {
    const { user } = await edit();
    await user.type(card().getByLabelText('Title'), ' and more');
    await user.click(card().getByRole('button', { name: 'Cancel' }));
    expect(card().getByText(site.founder.title)).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Edit' }));
    expect(card().getByLabelText('Title')).toHaveValue(site.founder.title);
  });
});
