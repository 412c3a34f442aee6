import { Link } from 'react-router-dom';
import { UnconfirmedLegend } from '@/blocks/unconfirmed';
import { slugOf } from '@/browser/slug';
import { Answers } from '@/features/forum/components/answers';
import { ForumPreview } from '@/features/forum/components/preview';
import { familyAnswers, readFirst } from '@/guides/family-answers';
import { militaryOneSource } from '@/guides/military-onesource';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

function MemberForumPage() {
  return (
    <>
      <PageTitle path="/member-forum" lead="What families ask, answered. The forum isn’t open yet." />
      <Jumps />
      <Answers group={readFirst} />
      <div className="gap-x-8 lg:columns-2">
        {familyAnswers.map((group) => (
          <Answers key={group.title} group={group} />
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        <UnconfirmedLegend />
        Each row leads to its sources.
      </p>
      <YourQuestion />
      <ForumPreview />
    </>
  );
}

function Jumps() {
  return (
    <nav
      aria-label="Answers about"
      className="no-print mt-4 flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-line lg:hidden"
    >
      {familyAnswers.map(({ title, icon }) => (
        <a
          key={title}
          href={`#${slugOf(title)}`}
          className="flex grow flex-col items-center gap-1 bg-card p-3 text-sm font-semibold text-ink no-underline hover:bg-action-tint"
        >
          <Icon name={icon} className="size-5 shrink-0 text-action" />
          {title}
        </a>
      ))}
    </nav>
  );
}

function YourQuestion() {
  return (
    <section aria-labelledby="ask" className="my-4 rounded-xl bg-action-tint p-4">
      <h2 id="ask" className="text-xl">
        Yours isn’t here?
      </h2>
      <p className="mt-1">{militaryOneSource.office}, free:</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        <PhoneLink number={militaryOneSource.phone.value} className="link py-2.5 font-semibold" />
        <Link to="/contact" className={buttonClass('secondary')}>
          Who to call
        </Link>
      </p>
    </section>
  );
}

export { MemberForumPage as Component };
