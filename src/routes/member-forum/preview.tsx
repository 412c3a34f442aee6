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
      <section aria-labelledby="categories" className="mt-8 print:mt-4">
        <Title id="categories">Categories</Title>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 leading-snug lg:grid-cols-3 print:grid-cols-3">
          {forumCategories.map((category) => (
            <CategoryCard key={category.title} category={category} />
          ))}
        </ul>
      </section>
      <div className="mt-8 grid gap-x-6 gap-y-8 lg:grid-cols-[3fr_2fr] print:grid-cols-2 print:mt-4">
        <section aria-labelledby="recent">
          <Title id="recent">Recent questions</Title>
          <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
            {forumQuestions.map((question) => (
              <QuestionRow key={question.title} question={question} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="guidelines" className="rounded-xl bg-sand p-4">
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

function CategoryCard({
  category: { icon, title, description, topics, posts },
}: {
  category: ForumCategory;
}) {
  return (
    <li className="flex break-inside-avoid flex-col rounded-xl border border-line bg-card p-4 max-[23rem]:px-3 print:p-2">
      <Icon name={icon} className="no-print mb-2 size-7 shrink-0 text-action" />
      <h3 className="text-base">{title}</h3>
      <p className="mb-2 text-sm text-ink-soft lg:text-base">{description}</p>
      <p className="mt-auto text-sm">
        {topics} topics, {posts} posts
      </p>
    </li>
  );
}

function QuestionRow({ question }: { question: ForumQuestion }) {
  const { title, author, branch, replies, time, guide } = question;
  const page = findPage(guide);
  return (
    <li className="flex gap-3 py-3">
      <Icon name="message-circle" className="mt-0.5 size-5 shrink-0 text-action" />
      <div>
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
      </div>
    </li>
  );
}
