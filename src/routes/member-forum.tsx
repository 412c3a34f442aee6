import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { LinkedText } from '@/blocks/linked-text';
import { slugOf } from '@/browser/slug';
import {
  type FamilyQuestion,
  type ForumCategory,
  type ForumQuestion,
  familyQuestions,
  forumCategories,
  forumGuidelines,
  forumQuestions,
} from '@/guides/member-forum';
import { militaryOneSource } from '@/guides/military-onesource';
import { type AppPath, findPage, menuLabel } from '@/site-map';
import { Button, buttonClass } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

function MemberForumPage() {
  return (
    <>
      <PageTitle path="/member-forum" lead="Questions families ask, answered. The forum isn’t open yet." />
      <section aria-labelledby="answers" className="mt-4 mb-8">
        <h2 id="answers">What families ask</h2>
        <ol className="gap-x-10 lg:grid lg:grid-cols-2 xl:grid-cols-3">
          {familyQuestions.map((question) => (
            <Answer key={question.asked} question={question} />
          ))}
        </ol>
      </section>
      <ul
        aria-label="Who answers today"
        className="mb-8 max-lg:lined rounded-xl bg-action-tint px-4 lg:grid lg:grid-cols-2 lg:gap-x-8"
      >
        <LiveWay icon="phone" title={militaryOneSource.office}>
          <p className="text-sm text-ink-soft">Free, for any question about the move.</p>
          <PhoneLink
            number={militaryOneSource.phone.value}
            className="link inline-block py-1 font-display text-2xl font-semibold"
          />
        </LiveWay>
        <LiveWay icon="message-circle" title="Ask about your own move">
          <p className="text-sm text-ink-soft">Your unit assigns you a sponsor, and our program has one.</p>
          <Link to="/contact" className={buttonClass('secondary', 'mt-2')}>
            Ask a sponsor
          </Link>
        </LiveWay>
      </ul>
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

function Answer({ question }: { question: FamilyQuestion }) {
  const { icon, asked, inShort, answer, guide, section } = question;
  return (
    <li className="flex gap-3 border-b border-line py-4">
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-action" />
      <div>
        <h3 className="text-base leading-snug">{asked}</h3>
        <p className="mt-1 font-display text-xl leading-snug font-semibold text-action">{inShort}</p>
        <p className="mt-1 leading-snug">{answer}</p>
        <Link to={section ? `${guide}#${slugOf(section)}` : guide} className="link inline-block py-2.5">
          {section ?? pageName(guide)}
        </Link>
      </div>
    </li>
  );
}

function LiveWay({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-action" />
      <div>
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </li>
  );
}

function GuideLink({ path }: { path: AppPath }) {
  return (
    <Link to={path} className="link -my-3 inline-block py-3 font-semibold">
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
