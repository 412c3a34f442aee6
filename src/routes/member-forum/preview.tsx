import { LinkedText } from '@/blocks/linked-text';
import { findPage, menuLabel } from '@/site-map';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import {
  type ForumCategory,
  type ForumQuestion,
  forumCategories,
  forumGuidelines,
  forumQuestions,
} from './guide';

/** What the forum will look like. Its buttons do nothing. */
export function ForumPreview() {
  return (
    <>
      <p className="rounded-xl bg-sand px-4 py-3">
        This is a preview of the forum. Topics, counts and questions are samples.{' '}
        <Link to="/suggestion-box" className="link">
          What would you ask first?
        </Link>
      </p>
      <div className="no-print mt-4 flex flex-wrap items-end gap-3">
        <label className="grow basis-full font-semibold sm:basis-[15rem]">
          Search the forum
          <input
            type="search"
            autoComplete="off"
            className="mt-1 block min-h-11 w-full rounded-lg border border-line-strong bg-card px-3 py-2"
          />
        </label>
        <Button>Sign Up</Button>
        <Button variant="secondary">Browse as Guest</Button>
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <section aria-labelledby="categories">
          <Title id="categories">Categories</Title>
          <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
            {forumCategories.map((category) => (
              <CategoryRow key={category.title} category={category} />
            ))}
          </ul>
        </section>
        <div className="flex flex-col gap-6">
          <section aria-labelledby="recent">
            <Title id="recent">Recent questions</Title>
            <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
              {forumQuestions.map((question) => (
                <QuestionRow key={question.title} question={question} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="guidelines" className="grow rounded-xl bg-sand p-4">
            <h2 id="guidelines" className="mb-2 text-xl">
              Community guidelines
            </h2>
            <ol className="list-decimal apart-1 pl-5 leading-snug">
              {forumGuidelines.map((guideline) => (
                <li key={guideline}>
                  <LinkedText text={guideline} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  );
}

/** Of a list whose counts and times are made up, with the word that says so. */
function Title({ id, children }: { id: string; children: string }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h2 id={id} className="text-xl">
        {children}
      </h2>
      <Badge tone="warn">Sample</Badge>
    </div>
  );
}

function CategoryRow({ category: { icon, title, description, topics, posts } }: { category: ForumCategory }) {
  return (
    <li className="flex gap-3 py-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-action" />
      <div>
        <h3 className="text-base">{title}</h3>
        <p className="text-ink-soft">{description}</p>
        <p className="text-sm">
          {topics} topics, {posts} posts
        </p>
      </div>
    </li>
  );
}

function QuestionRow({ question }: { question: ForumQuestion }) {
  const { title, author, branch, replies, time, guide } = question;
  const page = findPage(guide);
  return (
    <li className="py-3">
      <h3 className="font-sans text-base">{title}</h3>
      <p className="text-sm text-ink-soft">
        {author}, {branch} · <span className="whitespace-nowrap">{replies} replies</span> ·{' '}
        <span className="whitespace-nowrap">{time}</span>
      </p>
      {page && (
        <p className="text-sm">
          For now, see{' '}
          <Link to={guide} className="link inline-block py-1 font-semibold">
            {menuLabel(page)}
          </Link>
        </p>
      )}
    </li>
  );
}
