import { Link } from 'react-router-dom';
import { TextList } from '@/blocks/text-list';
import { SuggestionForm } from '@/features/messages/components/suggestion-form';
import { comingSoon, popularSuggestions } from '@/guides/suggestion-box';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';

const otherPages = [
  {
    path: '/contact',
    icon: 'message-circle',
    label: 'Ask about your own move',
    text: 'A sponsor answers. That page also says who picks up today.',
  },
  {
    path: '/resources',
    icon: 'phone',
    label: 'Find a phone number',
    text: 'Health care, family support and help in a crisis.',
  },
  {
    path: '/member-forum',
    icon: 'users',
    label: 'Look at the member forum',
    text: 'A preview for now.',
  },
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
            <h2 id="popular" className="mb-1">
              Popular suggestions
            </h2>
            <p className="mb-3 text-ink-soft">Ten ideas to start from. See yours? Tell us why it matters.</p>
            <TextList texts={popularSuggestions} />
          </section>
          <section aria-labelledby="soon" className="rounded-xl bg-sand p-5">
            <h2 id="soon" className="mb-2 text-xl">
              Coming soon, with no dates promised
            </h2>
            <TextList texts={comingSoon} />
          </section>
        </div>
      </div>
      <section aria-labelledby="other" className="mt-10">
        <h2 id="other" className="mb-3">
          Other ways to reach us
        </h2>
        <ul className="divide-y divide-line rounded-xl border border-line bg-card px-4 lg:grid lg:grid-cols-3 lg:gap-x-8 lg:divide-y-0">
          {otherPages.map(({ path, icon, label, text }) => (
            <li key={path} className="flex gap-3 py-3">
              <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />
              <div>
                <Link to={path} className="link font-semibold">
                  {label}
                </Link>
                <span className="block text-sm text-ink-soft">{text}</span>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export { SuggestionBoxPage as Component };
