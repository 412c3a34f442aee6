import { Link } from 'react-router-dom';
import { OperatorCard } from '@/blocks/operator-card';
import { TextList } from '@/blocks/text-list';
import { SuggestionForm } from '@/features/messages/components/suggestion-form';
import { operator } from '@/guides/operator';
import { comingSoon, popularSuggestions } from '@/guides/suggestion-box';
import { Card } from '@/ui/card';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';

const otherPages = [
  {
    path: '/contact',
    label: 'Ask a sponsor',
    text: 'About your own move. That page also lists who picks up today.',
  },
  {
    path: '/resources',
    label: 'Find a phone number',
    text: 'Health care, family support and help in a crisis.',
  },
  { path: '/member-forum', label: 'Look at the member forum', text: 'A preview for now.' },
] as const;

function SuggestionBoxPage() {
  return (
    <>
      <PageTitle
        path="/suggestion-box"
        lead="What would have made your move easier? A missing guide, a wrong number, a better button: one line is plenty."
      />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="suggest">
          <h2 id="suggest" className="mb-3">
            Make a suggestion
          </h2>
          <Card>
            <SuggestionForm />
          </Card>
        </section>
        <div className="space-y-8">
          <section aria-labelledby="popular">
            <h2 id="popular" className="mb-2">
              Popular suggestions
            </h2>
            <p className="mb-3 text-ink-soft">
              Ten ideas to start from. See yours? Tell us, and why it matters.
            </p>
            <ol className="list-decimal space-y-1.5 pl-7">
              {popularSuggestions.map((suggestion) => (
                <li key={suggestion}>{suggestion}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="soon">
            <h2 id="soon" className="mb-2">
              Coming soon
            </h2>
            <p className="mb-3 text-ink-soft">On our list, with no dates promised.</p>
            <TextList texts={comingSoon} />
          </section>
        </div>
      </div>
      <section aria-labelledby="other" className="mt-10">
        <h2 id="other" className="mb-3">
          Other ways to reach us
        </h2>
        <div className="grid gap-4 lg:grid-cols-2">
          <OperatorCard contact={operator.founder} />
          <Card>
            <h3>Not about this site?</h3>
            <ul className="mt-2 divide-y divide-line">
              {otherPages.map(({ path, label, text }) => (
                <li key={path} className="py-2">
                  <Link to={path} className="link inline-block py-1.5 font-semibold">
                    {label}
                  </Link>
                  <span className="block text-sm text-ink-soft">{text}</span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </section>
    </>
  );
}

export { SuggestionBoxPage as Component };
