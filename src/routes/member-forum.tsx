import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { LinkedText } from '@/blocks/linked-text';
import { UnconfirmedLegend } from '@/blocks/unconfirmed';
import { slugOf } from '@/browser/slug';
import { formatDate } from '@/dates/format-date';
import {
  type FamilyQuestion,
  type ForumCategory,
  type ForumQuestion,
  familyAnswers,
  forumCategories,
  forumGuidelines,
  forumQuestions,
  type QuestionGroup,
} from '@/guides/member-forum';
import { militaryOneSource } from '@/guides/military-onesource';
import { type AppPath, findPage, menuLabel } from '@/site-map';
import { Button, buttonClass } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

const [first, ...bySubject] = familyAnswers.groups;

function MemberForumPage() {
  return (
    <>
      <PageTitle path="/member-forum" lead="What families ask, answered. The forum isn’t open yet." />
      <nav
        aria-label="Answers about"
        className="no-print mt-4 flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-line lg:hidden"
      >
        {bySubject.map(({ title, icon }) => (
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
      <Answers group={first} isFirst />
      <div className="gap-x-8 lg:columns-2">
        {bySubject.map((group) => (
          <Answers key={group.title} group={group} />
        ))}
        <p className="mt-3 text-sm text-ink-soft">
          Checked since {formatDate(familyAnswers.checkedOn)}. <UnconfirmedLegend />
          Each question leads to the guide that has its sources.
        </p>
      </div>
      <section aria-labelledby="ask" className="my-6 rounded-xl bg-action-tint p-4">
        <h2 id="ask" className="text-xl">
          Yours isn’t here?
        </h2>
        <p className="mt-1">{militaryOneSource.office}, free, or a sponsor:</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-5">
          <PhoneLink number={militaryOneSource.phone.value} className="link py-2.5 font-semibold" />
          <Link to="/contact" className={buttonClass('secondary')}>
            Ask a sponsor
          </Link>
        </p>
      </section>
      <section aria-labelledby="preview" className="rounded-xl bg-sand p-4">
        <h2 id="preview" className="text-xl">
          A preview of the forum
        </h2>
        <p className="mt-1 mb-3 text-sm">
          All topics, counts and questions in it are samples, and its search and buttons do nothing yet.{' '}
          <Link to="/suggestion-box" className="link">
            Tell us what you would ask first
          </Link>
        </p>
        <Disclosure summary="Look at the preview">
          <h3 className="mt-4 mb-2">Recent questions</h3>
          <ul className="grid gap-x-10 lg:grid-cols-2">
            {forumQuestions.map((question) => (
              <QuestionRow key={question.title} question={question} />
            ))}
          </ul>
          <h3 className="mt-4 mb-2">Categories</h3>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {forumCategories.map((category) => (
              <CategoryCard key={category.title} category={category} />
            ))}
          </ul>
          <h3 className="mt-4 mb-2">Community guidelines</h3>
          <ol className="list-decimal apart-1 pl-5 text-sm">
            {forumGuidelines.map((guideline) => (
              <li key={guideline}>
                <LinkedText text={guideline} />
              </li>
            ))}
          </ol>
          <h3 className="mt-4 mb-2">Search and sign-up</h3>
          <div className="flex flex-wrap items-end gap-3 text-sm text-ink-soft">
            <div className="min-w-[min(16rem,100%)] grow">
              <Field label="Search the forum" type="search" name="search" autoComplete="off" readOnly />
            </div>
            <Button variant="secondary" aria-disabled="true">
              Sign Up
            </Button>
            <Button variant="secondary" aria-disabled="true">
              Browse as Guest
            </Button>
          </div>
        </Disclosure>
      </section>
    </>
  );
}

/** The first ones stand out, and side by side where there is room. */
function Answers({ group: { title, icon, questions }, isFirst }: { group: QuestionGroup; isFirst?: true }) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id} className="break-inside-avoid pt-5">
      <h2 id={id} className="mb-2 flex scroll-mt-20 items-center gap-2 text-xl">
        <Icon name={icon} className="size-5 shrink-0 text-action" />
        {title}
      </h2>
      <ul
        className={`grid gap-px overflow-hidden rounded-xl border border-line bg-line leading-snug ${isFirst ? 'lg:grid-cols-3' : ''}`}
      >
        {questions.map((question) => (
          <Answer key={question.asked} question={question} isFirst={isFirst} />
        ))}
      </ul>
    </section>
  );
}

/** All of it leads to the guide. */
function Answer({ question, isFirst }: { question: FamilyQuestion; isFirst: true | undefined }) {
  const { asked, inShort, isUnconfirmed, answer, guide, part } = question;
  return (
    <li className={isFirst ? 'bg-action-tint' : 'bg-card'}>
      <Link
        to={part ? `${guide}#${part}` : guide}
        className="flex h-full items-start gap-2 px-4 py-3 text-ink no-underline hover:bg-action-tint"
      >
        <div className="min-w-0 grow">
          <h3 className="font-sans text-base font-normal text-pretty">{asked}</h3>
          <p className="mt-1 font-display text-lg leading-snug font-semibold text-balance text-action">
            <LinkedText text={inShort} />
            {isUnconfirmed && <span className="unconfirmed"> unconfirmed</span>}
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            <LinkedText text={answer} />
          </p>
        </div>
        <Icon name="chevron-right" className="mt-1 size-4 shrink-0 text-action" />
      </Link>
    </li>
  );
}

function GuideLink({ path }: { path: AppPath }) {
  return (
    <Link to={path} className="link inline-block py-2.5 font-semibold">
      {pageName(path)}
    </Link>
  );
}

function pageName(path: AppPath): string | undefined {
  const page = findPage(path);
  return page && menuLabel(page);
}

function CategoryCard({ category }: { category: ForumCategory }) {
  const { icon, title, description, topics, posts } = category;
  return (
    <li className="flex gap-3 rounded-xl border border-line bg-card px-4 py-3 text-sm">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="text-base leading-snug font-semibold">{title}</p>
        <p>{description}</p>
        <p>
          {topics} topics, {posts} posts
        </p>
      </div>
    </li>
  );
}

function QuestionRow({ question }: { question: ForumQuestion }) {
  const { title, author, branch, replies, time, guide } = question;
  return (
    <li className="mt-3 leading-snug">
      <p>{title}</p>
      <p>
        Read: <GuideLink path={guide} />
      </p>
      <p className="text-sm text-ink-soft">
        {author}, {branch}, {time}, {replies}&nbsp;replies
      </p>
    </li>
  );
}

export { MemberForumPage as Component };
