import type { Offer } from '@/features/search/offers';
import { Button } from '@/ui/button';

type OfferButtonsProps = { offers: readonly Offer[]; onPick: (query: string) => void };

/** What was typed stays the search until one is pressed. Enter takes the first where nothing was found. */
export function OfferButtons({ offers, onPick }: OfferButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2 [&:not(:empty)]:mb-2">
      {offers.map(({ typed, word, query }) => (
        <Button key={typed} variant="secondary" data-offer onClick={() => onPick(query)}>
          Search “{word}”
        </Button>
      ))}
    </div>
  );
}
