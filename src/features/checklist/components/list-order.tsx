import { Chip } from '@/ui/chip';

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
        <Chip key={String(isTime)} isPressed={isTime === isByTime} onClick={() => onChange(isTime)}>
          {isTime ? byTime : 'By number'}
        </Chip>
      ))}
    </fieldset>
  );
}
