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

/** What the forum will look like, in a frame of its own. Its buttons do nothing. */
export function ForumPreview() {
  return (
    <div className="mt-4 overflow-hidden rounded-xl border border-line">
      <p className="bg-sand px-4 py-3">
        This is a preview of the forum. Topics, counts and questions are samples.{' '}
        <a href="#answers" className="link font-semibold">
          See twelve real answers
        </a>
      </p>
      <div className="p-4 lg:p-5">
        <div className="no-print flex flex-wrap items-end gap-3">
          <label className="grow basis-full font-semibold sm:basis-[15rem]">
            Search the forum
            <input
              type="search"
              autoComplete="off"
              className="mt-1 block min-h-11 w-full rounded-lg border border-line-strong bg-card px-3 py-2"
            />
          </label>
          <Button variant="secondary">Sign Up</Button>
          <Button variant="secondary">Browse as Guest</Button>
        </div>
        <section aria-labelledby="categories" className="mt-6 print:mt-4">
          <Title id="categories">Categories</Title>
          <ul className="max-sm:lined gap-x-8 leading-snug sm:grid sm:grid-cols-2 lg:grid-cols-3 print:grid print:grid-cols-3">
            {forumCategories.map((category) => (
              <CategoryRow key={category.title} category={category} />
            ))}
          </ul>
        </section>
        <div className="mt-5 grid gap-x-8 gap-y-5 border-t border-line pt-5 lg:grid-cols-[3fr_2fr] print:mt-4 print:grid-cols-2">
          <section aria-labelledby="recent">
            <Title id="recent">Recent questions</Title>
            <ul className="lined leading-snug">
              {forumQuestions.map((question) => (
                <QuestionRow key={question.title} question={question} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="guidelines">
            <h2 id="guidelines" className="mb-2 text-xl">
              Community guidelines
            </h2>
            <ol className="list-decimal apart-1 pl-5 text-sm leading-snug">
              {forumGuidelines.map((guideline) => (
                <li key={guideline}>
                  <LinkedText text={guideline} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </div>
  );
}

/** Of a list whose counts and times are made up, with the word that says so. */
function Title({ id, children }: { id: string; children: string }) {
  return (
    <div className="mb-1 flex flex-wrap items-center gap-3">
      <h2 id={id} className="text-xl">
        {children}
      </h2>
      <Badge tone="warn">Sample</Badge>
    </div>
  );
}

function CategoryRow({ category: { icon, title, description, topics, posts } }: { category: ForumCategory }) {
  return (
    <li className="flex break-inside-avoid flex-wrap gap-x-3 py-2.5">
      <Icon name={icon} className="no-print mt-0.5 size-6 shrink-0 text-action" />
      <div className="flex-1 basis-[9rem]">
        <h3 className="text-base">{title}</h3>
        <p className="text-sm text-ink-soft">
          {description}{' '}
          <span className="block text-ink">
            {topics} topics, {posts} posts
          </span>
        </p>
      </div>
    </li>
  );
}

function QuestionRow({ question }: { question: ForumQuestion }) {
  const { title, author, branch, replies, time, guide } = question;
  const page = findPage(guide);
  return (
    <li className="py-2.5">
      <h3 className="font-sans text-base">{title}</h3>
      <p className="text-sm text-ink-soft">
        {author}, {branch} · <span className="whitespace-nowrap">{replies} replies</span> ·{' '}
        <span className="whitespace-nowrap">{time}</span>
        {page && (
          <>
            {' '}
            · For now, see{' '}
            <Link to={guide} className="link inline-block py-1 font-semibold">
              {menuLabel(page)}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
