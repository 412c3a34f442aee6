import { MarksLegend } from '@/blocks/unconfirmed';
import { militaryOneSource } from '@/guides/office-phones';
import { Link } from '@/ui/link';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';
import { Answers } from './answers';
import { familyAnswers, readFirst } from './family-answers';
import { ForumPreview } from './preview';

const ANSWERED = 'Twelve questions, answered today';

function MemberForumPage() {
  return (
    <>
      <PageTitle
        path="/member-forum"
        lead="Where families will ask and answer. Twelve answers are here already."
      />
      <ForumPreview />
      <section aria-labelledby="answers" className="mt-10">
        <h2 id="answers" className="mb-3 scroll-mt-20">
          {ANSWERED}
        </h2>
        <Answers group={readFirst} />
        <div className="gap-4 lg:columns-2">
          {familyAnswers.map((group) => (
            <Answers key={group.title} group={group} />
          ))}
        </div>
      </section>
      <p className="mt-2 text-sm text-ink-soft">
        What families ask most online. Each answer links to its guide and sources. <MarksLegend />
      </p>
      <p className="mt-3">
        If yours isn’t here, ask {militaryOneSource.office}, free:{' '}
        <PhoneLink number={militaryOneSource.phone.value} className="link inline-block font-semibold" />, or
        see{' '}
        <Link to="/contact" className="link">
          who else to call
        </Link>
        .
      </p>
    </>
  );
}

export { MemberForumPage as Component };
