import { useState } from 'react';
import { recentSearches } from '@/features/search/recent-searches';
import { Button } from '@/ui/button';

export function RecentSearches({ onPick }: { onPick: (query: string) => void }) {
  const [searches, setSearches] = useState(recentSearches.read);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <h3 id="recent-searches" className="mb-2 text-base">
        Recent searches, kept in this browser
      </h3>
      <ul className="flex flex-wrap gap-2">
        {searches.map((search) => (
          <li key={search}>
            <Button variant="secondary" className="wrap-anywhere" onClick={() => onPick(search)}>
              {search}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => {
          recentSearches.forget();
          setSearches([]);
          onPick('');
        }}
      >
        Clear recent searches
      </Button>
    </section>
  );
}
