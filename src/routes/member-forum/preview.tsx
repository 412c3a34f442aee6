import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { LinkedText } from '@/blocks/linked-text';
import { type AppPath, findPage, menuLabel } from '@/site-map';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import {
  type ForumCategory,
  type ForumQuestion,
  forumCategories,
  forumGuidelines,
  forumQuestions,
} from './guide';

/** What the forum will look like. Nothing in it works yet. */
export function ForumPreview() {
  return (
    <section aria-labelledby="preview" className="mt-5 rounded-xl bg-sand px-4 pt-4 pb-2">
      <h2 id="preview" className="text-xl">
        A preview of the forum
      </h2>
      <p className="mt-1 text-sm">
        All topics, counts and questions in it are samples; nothing in it works yet.{' '}
        <Link to="/suggestion-box" className="link">
          Tell us what you would ask first
        </Link>
      </p>
      <Disclosure isInCard summary="Look at the preview">
        <h3 className="mt-4 mb-2">Recent questions</h3>
        <ul className="grid gap-x-10 lg:grid-cols-2 print:grid-cols-2">
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
        <h3 className="no-print mt-4 mb-2">Search and sign-up</h3>
        <div className="no-print flex flex-wrap items-end gap-3 text-sm text-ink-soft">
          <div className="flex-1 basis-[13rem]">
            <label>
              Search the forum
              <input
                type="search"
                readOnly
                className="block min-h-11 w-full rounded-lg border border-line-strong bg-card px-3 py-2"
              />
            </label>
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
