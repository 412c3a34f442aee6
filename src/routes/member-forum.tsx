import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkedText } from '@/blocks/linked-text';
import {
  type ForumCategory,
  type ForumQuestion,
  forumCategories,
  forumGuidelines,
  forumQuestions,
} from '@/guides/member-forum';
import { Button, buttonClass } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';

const liveWays = [
  {
    path: '/contact',
    title: 'A question about your move?',
    text: 'Ask a sponsor. That page also lists who answers the phone today.',
    button: 'Ask a sponsor',
    variant: 'primary',
  },
  {
    path: '/suggestion-box',
    title: 'An idea for this forum?',
    text: 'Tell us what you would ask other families first.',
    button: 'Tell us what you want from it',
    variant: 'secondary',
  },
] as const;

function MemberForumPage() {
  return (
    <>
      <PageTitle
        path="/member-forum"
        lead="A place for families moving to Hawaii to ask families who already did."
      />
      <p className="mb-6 max-w-measure">
        <strong className="font-semibold">This is a preview of the forum.</strong> It isn’t open yet: the
        topics, counts and questions below are samples, and the search and the buttons do nothing. Until it
        opens, these two work:
      </p>
      <ul className="mb-8 grid gap-4 sm:grid-cols-2">
        {liveWays.map(({ path, title, text, button, variant }) => (
          <li key={path} className="flex flex-col gap-3 rounded-xl border border-action bg-action-tint p-5">
            <h2 className="text-xl">{title}</h2>
            <p>{text}</p>
            <p className="mt-auto">
              <Link to={path} className={buttonClass(variant)}>
                {button}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="preview"
        className="rounded-xl border-2 border-dashed border-line-strong bg-sand p-4 text-ink-soft sm:p-6"
      >
        <h2 id="preview" className="mb-3 text-base uppercase text-ink-soft">
          Preview
        </h2>
        <div className="flex max-w-measure flex-wrap items-end gap-3">
          <div className="grow">
            <Field
              label="Search the forum"
              type="search"
              name="search"
              autoComplete="off"
              readOnly
              className="border-dashed bg-sand"
            />
          </div>
          <Button variant="secondary" aria-disabled="true">
            Sign Up
          </Button>
          <Button variant="secondary" aria-disabled="true">
            Browse as Guest
          </Button>
        </div>
        <Part title="Categories">
          <ul className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
            {forumCategories.map((category) => (
              <CategoryRow key={category.title} category={category} />
            ))}
          </ul>
        </Part>
        <Part title="Recent questions">
          <ul className="divide-y divide-line">
            {forumQuestions.map((question) => (
              <QuestionRow key={question.title} question={question} />
            ))}
          </ul>
        </Part>
        <Part title="Community guidelines">
          <ol className="max-w-measure list-decimal space-y-1 pl-6 text-sm">
            {forumGuidelines.map((guideline) => (
              <li key={guideline}>
                <LinkedText text={guideline} />
              </li>
            ))}
          </ol>
        </Part>
      </section>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-6 mb-1 text-lg">{title}</h3>
      {children}
    </>
  );
}

function CategoryRow({ category }: { category: ForumCategory }) {
  const { icon, title, description, topics, posts } = category;
  return (
    <li className="flex gap-3 border-t border-line py-2 text-sm">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>
          {description} {topics} topics, {posts} posts.
        </p>
      </div>
    </li>
  );
}

function QuestionRow({ question }: { question: ForumQuestion }) {
  const { title, author, branch, replies, time } = question;
  return (
    <li className="py-2 text-sm">
      <p className="font-semibold">{title}</p>
      <p>
        {author}, {branch}, {time}. {replies} replies.
      </p>
    </li>
  );
}

export { MemberForumPage as Component };
