import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import type { StepLine } from '@/features/checklist/dated-lines';
import type { ClockLine } from '@/features/checklist/deadlines';
import { clockWords } from '@/features/checklist/family-clock-words';
import { capitalized, dateOf, whenOf } from '@/features/checklist/line-words';
import type { Move } from '@/features/checklist/move';
import { type AppPath, findPage, menuLabel } from '@/site-map';
import { ChangingText } from '@/ui/changing-text';
import { Link } from '@/ui/link';

type LandingClocksProps = { lines: readonly ClockLine[]; move: Move; isShort: boolean };

/** Deadlines in days after landing, with their dates. The report date counts as the landing day. */
export function LandingClocks({ lines, move, isShort }: LandingClocksProps) {
  return (
    <ol className="max-w-measure apart-3 print:apart-0">
      {lines.map((line) => (
        <li key={line.clock} id={line.anchor} tabIndex={-1} className="scroll-mt-40">
          <span className="font-semibold">{line.what}</span>
          <ChangingText text={`: ${dateOf(line)}.`} />
          {wordsFor(line, move, isShort).map((text) => (
            <span key={wordsOf(text)}>
              {' '}
              <FactText of={text} />
            </span>
          ))}
          <GuideLink path={line.page} />
        </li>
      ))}
    </ol>
  );
}

/** What still matters after landing, a line each; what to know is with all of them, further down. */
export function AfterLanding({ lines }: { lines: readonly (StepLine | ClockLine)[] }) {
  if (lines.length === 0) return <p>Nothing more has a date.</p>;
  return (
    <ol className="list-decimal pl-6">
      {lines.map((line) => (
        <li key={line.anchor}>
          {line.kind === 'clock' && line.page ? (
            <Link to={line.page} className="link block pt-1 print:inline">
              {line.what}
            </Link>
          ) : (
            <a href={`#${line.anchor}`} className="link block pt-1 print:inline">
              {line.what}
            </a>
          )}
          <span className="block text-sm text-ink-soft print:ml-2 print:inline">
            {line.kind === 'step'
              ? capitalized(whenOf(line))
              : `${line.why}${line.isOurs ? ', our suggestion' : ''} · ${dateOf(line)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function wordsFor({ clock, isOurs }: ClockLine, move: Move, isShort: boolean) {
  const { know, short } = clockWords({ id: clock, isOurs }, move);
  return isShort ? [...know, ...short] : know;
}

function GuideLink({ path }: { path: AppPath | undefined }) {
  const page = path && findPage(path);
  if (!page) return null;
  return (
    <span className="print:hidden">
      {' '}
      <Link to={page.path} className="link py-1">
        {menuLabel(page)}
      </Link>
    </span>
  );
}
