import { Button } from '@/ui/button';

type ListOrderProps = {
  /** What the order by time is called. */
  byTime: string;
  isByTime: boolean;
  onChange: (isByTime: boolean) => void;
};

/** The list by time or in its own order. */
export function ListOrder({ byTime, isByTime, onChange }: ListOrderProps) {
  return (
    <fieldset className="no-print needs-script flex flex-wrap items-center gap-2">
      <legend className="sr-only">Show the list</legend>
      {[true, false].map((isTime) => (
        <Button
          key={String(isTime)}
          variant="secondary"
          aria-pressed={isTime === isByTime}
          onClick={() => onChange(isTime)}
          className="aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:border-2"
        >
          {isTime ? byTime : 'In order'}
        </Button>
      ))}
    </fieldset>
  );
}
