import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DisclosureRow } from '@/blocks/disclosure';
import { LinkedText } from '@/blocks/linked-text';
import {
  type ForumCategory,
  type ForumQuestion,
  forumCategories,
  forumGuidelines,
  forumQuestions,
} from '@/guides/member-forum';
import { militaryOneSource } from '@/guides/resources';
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
      <PageTitle
        path="/member-forum"
        lead="A place for families moving to Hawaii to ask families who already did."
      />
      <p className="mb-4 max-w-measure">
        <strong className="font-semibold">This is a preview of the forum.</strong> It isn’t open yet. These
        work today:
      </p>
      <ul className="mb-8 grid gap-4 lg:grid-cols-3">
        <LiveWay icon="message-circle" title="A question about your move?">
          <p>Ask a sponsor, or call an office that picks up today.</p>
          <Link to="/contact" className={buttonClass('primary', 'mt-auto self-start')}>
            Ask a sponsor
          </Link>
        </LiveWay>
        <LiveWay icon="phone" title="Someone to talk to?">
          <p>{militaryOneSource.office}:</p>
          <PhoneLink
            number={militaryOneSource.phone.value}
            className="link mt-auto self-start py-1 font-display text-2xl font-semibold"
          />
        </LiveWay>
        <LiveWay icon="lightbulb" title="An idea for this forum?">
          <p>Tell us what you would ask other families first.</p>
          <Link to="/suggestion-box" className={buttonClass('secondary', 'mt-auto self-start')}>
            Send us your idea
          </Link>
        </LiveWay>
      </ul>
      <section
        aria-labelledby="preview"
        className="rounded-xl border-2 border-dashed border-line-strong bg-sand p-4 text-ink-soft sm:p-6"
      >
        <h2 id="preview" className="text-xl">
          Preview
        </h2>
        <p className="mb-3 text-sm">
          All topics, counts and questions in this frame are samples. The search and the buttons do nothing
          yet. The links lead to guides that answer today.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full">
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
        <div className="mt-4 divide-y divide-line rounded-xl border border-line bg-card">
          <DisclosureRow
            title={<h3>Categories</h3>}
            answer="Six samples: the move, housing, pets, cars and boats, schools, and family life."
          >
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {forumCategories.map((category) => (
                <CategoryCard key={category.title} category={category} />
              ))}
            </ul>
          </DisclosureRow>
          <DisclosureRow
            title={<h3>Recent questions</h3>}
            answer="Four samples, each with the guide that answers it today."
          >
            <ul className="divide-y divide-line">
              {forumQuestions.map((question) => (
                <QuestionRow key={question.title} question={question} />
              ))}
            </ul>
          </DisclosureRow>
          <DisclosureRow
            title={<h3>Community guidelines</h3>}
            answer="Be kind, be sure, and keep it safe: six rules."
          >
            <ol className="list-decimal space-y-1 pl-5 text-sm">
              {forumGuidelines.map((guideline) => (
                <li key={guideline}>
                  <LinkedText text={guideline} />
                </li>
              ))}
            </ol>
          </DisclosureRow>
        </div>
      </section>
    </>
  );
}

function LiveWay({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 rounded-xl border border-action bg-action-tint p-4">
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-action" />
      <div className="flex flex-col gap-2">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </li>
  );
}

function GuideLink({ path }: { path: AppPath }) {
  const page = findPage(path);
  return (
    page && (
      <Link to={path} className="link inline-block py-2 font-semibold">
        {menuLabel(page)}
      </Link>
    )
  );
}

function CategoryCard({ category }: { category: ForumCategory }) {
  const { icon, title, description, topics, posts, guide } = category;
  return (
    <li className="flex gap-3 rounded-xl border border-line bg-card px-4 pt-3 pb-1 text-sm">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="text-base leading-snug font-semibold">{title}</p>
        <p>{description}</p>
        <p>
          {topics} topics, {posts} posts
        </p>
        <GuideLink path={guide} />
      </div>
    </li>
  );
}

function QuestionRow({ question }: { question: ForumQuestion }) {
  const { title, author, branch, replies, time, guide } = question;
  return (
    <li className="pt-3 pb-1 text-sm">
      <p className="text-base leading-snug font-semibold">{title}</p>
      <p>
        {author}, {branch}, {time}, {replies} replies
      </p>
      <GuideLink path={guide} />
    </li>
  );
}

export { MemberForumPage as Component };
