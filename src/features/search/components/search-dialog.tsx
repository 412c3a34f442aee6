import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { needsIn } from '@/features/search/crisis';
import type { Found, Search } from '@/features/search/engine';
import { loadSearch } from '@/features/search/load-search';
import { purgeSearches, rememberSearch } from '@/features/search/recent-searches';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Form } from '@/ui/form';
import { Link } from '@/ui/link';
import { RestedStatus } from '@/ui/rested-status';
import { CrisisCard } from './crisis-card';
import { NothingFound, WhoKnows } from './nothing-found';
import { OfferButtons } from './offer-buttons';
import { RecentSearches } from './recent-searches';
import { SearchHits } from './search-hits';

const IN_CRISIS = 'Numbers to call now are below the search field.';

type SearchDialogProps = { isOpen: boolean; onClose: () => void };

export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog shape="top" title="Search" isOpen={isOpen} onClose={onClose}>
      <SearchBox onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const { search, hasFailed, retry } = useSearch();
  const box = useRef<HTMLDivElement>(null);
  useEffect(purgeSearches, []);
  const asked = query.trim();
  const needs = needsIn(asked);
  const isCrisis = needs.length > 0;
  const found = search && asked ? search.find(asked) : undefined;
  const status = isCrisis ? IN_CRISIS : statusOf(asked, found);

  function openFirst(event: FormEvent) {
    event.preventDefault();
    const first = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    if (isCrisis) first('.crisis-call')?.focus();
    else (first('[data-best]') ?? first('[data-offer]'))?.click();
  }

  function pick(picked: string) {
    setQuery(picked);
    box.current?.querySelector('input')?.focus();
  }

  function leave() {
    rememberSearch(asked);
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and the links in it
    <div ref={box} onKeyDown={(event) => moveByArrow(event, box.current)}>
      <Form role="search" onSubmit={openFirst}>
        <Field
          type="search"
          name="query"
          label="Guides, checklist, offices and phone numbers"
          placeholder="FAVN, weight tax, Schofield"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          data-first-focus
        />
      </Form>
      {isCrisis ? (
        <CrisisCard needs={needs} onLeave={() => setQuery('')} />
      ) : (
        <p aria-hidden="true" className="my-2 min-h-6 text-sm text-ink-soft">
          {status}
        </p>
      )}
      <RestedStatus text={status} />
      {!isCrisis && found && <OfferButtons offers={found.offers} onPick={pick} />}
      {!isCrisis && found && isPartly(found) && (
        <WhoKnows best={isSure(found) ? found.pages[0]?.path : undefined} />
      )}
      {hasFailed && (
        <div role="alert" className="apart-3">
          <p className="font-medium text-bad">
            Search could not be loaded. Check your connection, or look at{' '}
            <Link to="/resources" onClick={onClose} className="link inline-block py-1">
              Resources
            </Link>
            .
          </p>
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {!asked && <RecentSearches onPick={pick} />}
      {!isCrisis && search && found?.pages.length === 0 && (
        <NothingFound nearest={search.nearest(asked)} onOpen={onClose} />
      )}
      {found && <SearchHits pages={found.pages} query={asked} onOpen={leave} />}
    </div>
  );
}

function useSearch() {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again on every retry
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    loadSearch().then(
      (loaded) => isCurrent && setSearch(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { search, hasFailed, retry: () => setTries((count) => count + 1) };
}

function isPartly({ pages, missing, elsewhere, isLoose }: Found): boolean {
  return pages.length > 0 && (isLoose || missing.length + elsewhere.length > 0);
}

/** Whether the first hit is about the search: not by everyday words alone, nor without a word that is a likely typo. */
function isSure({ isLoose, offers }: Found): boolean {
  return !isLoose && offers.length === 0;
}

/** Says first what no page has, then what the first hit lacks, and what may have been meant. */
function statusOf(asked: string, found: Found | undefined): string {
  if (!asked) return '';
  if (!found) return 'Loading…';
  const { pages, missing, elsewhere, offers, isLoose } = found;
  const meant = offers.length > 0 ? ` Did you mean ${anyOf(offers.map(({ word }) => word))}?` : '';
  if (pages.length === 0) return `Nothing found for “${asked}”.${meant}`;
  const nowhere = missing.length > 0 ? `No page has ${anyOf(missing)}.${meant}` : '';
  if (isLoose) return `${nowhere} These pages only share everyday words with your search.`.trimStart();
  if (elsewhere.length > 0)
    return nowhere
      ? `${nowhere} The closest also lacks ${anyOf(elsewhere)}.`
      : `No one place has all of this. The closest lacks ${anyOf(elsewhere)}.`;
  return nowhere || `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
}

function anyOf(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' or ');
}

function moveByArrow(event: KeyboardEvent, box: HTMLElement | null) {
  if (isComposing(event)) {
    if (event.key === 'Enter') event.preventDefault();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !box) return;
  const stops = [...box.querySelectorAll<HTMLElement>('input, .crisis-call, .search-hit')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}

/** True while an input method takes the keys. Safari has already ended the composition, and shows only key code 229. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
