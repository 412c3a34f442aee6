import { Link } from 'react-router-dom';
import { GuideSection } from '@/blocks/guide-section';
import { LinkedText } from '@/blocks/linked-text';
import {
  type ForumCategory,
  type ForumQuestion,
  forumCategories,
  forumGuidelines,
  forumQuestions,
} from '@/guides/member-forum';
import { findPage } from '@/site-map';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';

function MemberForumPage() {
  return (
    <>
      <PageTitle lead="A place for families moving to Hawaii to ask families who already did.">
        {findPage('/member-forum')?.title}
      </PageTitle>
      <p className="mb-6 max-w-measure rounded-r-xl border-l-4 border-action bg-action-tint p-4">
        <strong className="block font-semibold">This is a preview of the forum.</strong>
        The topics, counts and questions below are samples, and the search and the buttons do nothing.
      </p>
      <p className="mb-8 flex flex-wrap gap-3">
        <Link to="/contact" className={buttonClass()}>
          Ask a sponsor
        </Link>
        <Link to="/suggestion-box" className={buttonClass('secondary')}>
          Tell us what you want from it
        </Link>
      </p>
      <section
        aria-labelledby="preview"
        className="rounded-xl border-2 border-dashed border-line-strong bg-sand p-4 sm:p-6"
      >
        <h2 id="preview" className="mb-3 text-base uppercase text-ink-soft">
          Preview
        </h2>
        <div className="flex max-w-measure flex-wrap items-end gap-3">
          <div className="grow">
            <Field label="Search the forum" type="search" name="search" autoComplete="off" />
          </div>
          <Button variant="secondary">Sign Up</Button>
          <Button variant="secondary">Browse as Guest</Button>
        </div>
        <GuideSection title="Categories">
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {forumCategories.map((category) => (
              <CategoryCard key={category.title} category={category} />
            ))}
          </ul>
        </GuideSection>
        <GuideSection title="Recent questions">
          <Card className="py-1">
            <ul className="divide-y divide-line">
              {forumQuestions.map((question) => (
                <QuestionRow key={question.title} question={question} />
              ))}
            </ul>
          </Card>
        </GuideSection>
        <GuideSection title="Community guidelines">
          <ol className="max-w-measure list-decimal space-y-2 pl-6">
            {forumGuidelines.map((guideline) => (
              <li key={guideline}>
                <LinkedText text={guideline} />
              </li>
            ))}
          </ol>
        </GuideSection>
      </section>
    </>
  );
}

function CategoryCard({ category }: { category: ForumCategory }) {
  const { icon, title, description, topics, posts } = category;
  return (
    <li className="flex gap-3 rounded-xl border border-line bg-card p-5">
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-action" />
      <div>
        <h3>{title}</h3>
        <p className="text-ink-soft">{description}</p>
        <p className="mt-2 text-sm font-semibold">
          {topics} topics, {posts} posts
        </p>
      </div>
    </li>
  );
}

function QuestionRow({ question }: { question: ForumQuestion }) {
  const { title, author, branch, replies, time } = question;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <div>
        <h3 className="text-base">{title}</h3>
        <p className="text-sm text-ink-soft">
          {author}, {branch}, {time}
        </p>
      </div>
      <p className="flex items-center gap-1.5 text-sm font-semibold">
        <Icon name="messages-square" className="size-4 text-action" />
        {replies} replies
      </p>
    </li>
  );
}

export { MemberForumPage as Component };
