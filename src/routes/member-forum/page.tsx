import { Link } from 'react-router-dom';
import { UnconfirmedLegend } from '@/blocks/unconfirmed';
import { slugOf } from '@/browser/slug';
import { militaryOneSource } from '@/guides/military-onesource';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';
import { Answers } from './answers';
import { familyAnswers, readFirst } from './family-answers';
import { ForumPreview } from './preview';

function MemberForumPage() {
  return (
    <>
      <PageTitle path="/member-forum" lead="What families ask, answered. The forum isn’t open yet." />
      <Jumps />
      <div className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <Answers group={readFirst} />
        {familyAnswers.slice(0, 1).map((group) => (
          <Answers key={group.title} group={group} />
        ))}
        <div className="flex flex-col gap-y-5 lg:row-span-2">
          {familyAnswers.slice(1).map((group) => (
            <Answers key={group.title} group={group} />
          ))}
          <p className="text-sm text-ink-soft">
            <UnconfirmedLegend />
            Each row leads to its sources.
          </p>
        </div>
        <YourQuestion />
      </div>
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
      {[readFirst, ...familyAnswers].map(({ title, jump = title, icon }) => (
        <a
          key={title}
          href={`#${slugOf(title)}`}
          className="flex flex-1 basis-[4rem] flex-col items-center gap-1 bg-card py-2.5 text-sm font-semibold text-ink no-underline hover:bg-action-tint"
        >
          <Icon name={icon} className="size-5 shrink-0 text-action" />
          {jump}
        </a>
      ))}
    </nav>
  );
}

function YourQuestion() {
  return (
    <section aria-labelledby="ask" className="rounded-xl bg-action-tint p-4">
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
