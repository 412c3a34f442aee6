import { ChangingText } from '@/ui/changing-text';
import { RestedStatus } from '@/ui/rested-status';

type BigNumberProps = {
  label: string;
  /** The answer; '' while there is none: then the example shows. */
  text: string;
  /** None beside a family's own values. */
  example: string | undefined;
  about: string;
  /** The answer in words, for who doesn't see it change; '' for nothing. */
  spoken: string;
};

/**
 * The one big number, on a phone below the first fields, where a line with it stays in sight while the form is filled in,
 * unless the letters are too large for that.
 */
export function BigNumber({ label, text, example, about, spoken }: BigNumberProps) {
  const shown = text ? 'own' : `${example}`;
  return (
    <>
      {/* With keys, a kept answer replaces the example instead of moving it. */}
      <div
        key={`number ${shown}`}
        className={`no-print sticky bottom-[min(0px,(100vh-30rem)*99)] z-10 ${text ? 'top-[min(4rem,(100vh-30rem)*99)]' : ''} -mx-4 mt-4 flex min-h-12 flex-wrap items-center gap-x-4 border-y border-line bg-page px-4 py-1 md:-mx-8 md:px-8 lg:static lg:m-0 lg:block lg:border-0 lg:bg-card lg:p-0`}
      >
        <p className="flex-1 basis-[8rem] text-sm font-semibold">{label}</p>
        <p className="font-display text-[min(1.875rem,12vw)] leading-tight font-semibold text-action lg:text-5xl">
          <span translate="no">{text || example}</span>
          {!text && (
            <span className="font-sans text-sm text-ink"> {example ? 'Example' : 'Not known yet'}</span>
          )}
        </p>
      </div>
      <p key={`about ${shown}`} className="no-print mt-1 min-h-16 text-sm">
        <ChangingText text={about} />
      </p>
      <RestedStatus text={spoken} />
    </>
  );
}
