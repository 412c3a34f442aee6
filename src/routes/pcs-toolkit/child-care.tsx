import { Link } from 'react-router-dom';
import { ContactCard } from '@/blocks/contact-card';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { YearLine } from '@/blocks/year-line';
import { childCareGuide } from '@/guides/child-care';
import { ExternalLink } from '@/ui/external-link';

const { lead, first, action, priorityTitle, priority, yourPlace, dates } = childCareGuide;
const {
  openDoors,
  openDoorsPhones,
  afterSchool,
  costs,
  noPlace,
  feeAssistance,
  scarce,
  offices,
  noPhone,
  phones,
  links,
  mistakes,
} = childCareGuide;
const [army, ...others] = offices;

function ChildCarePage() {
  return (
    <GuidePage
      path="/pcs-toolkit/child-care"
      lead={lead}
      first={first}
      action={action}
      guide={childCareGuide}
    >
      <GuideSection title="What it costs">
        <FigureList of={costs} />
      </GuideSection>
      <GuideSection title="Your place in line on base">
        <p className="mb-3 font-semibold">
          <FactText of={priorityTitle} />
        </p>
        <ol className="divide-y divide-line rounded-xl border border-line bg-card leading-snug">
          {priority.map(({ rank, family }) => (
            <li key={family} className="flex gap-3 px-4 py-2.5">
              <strong className="w-8 shrink-0 font-display text-xl leading-snug font-semibold text-action">
                {rank}
              </strong>
              <span>{family}</span>
            </li>
          ))}
        </ol>
        <div className="mt-3">
          <Disclosure summary="What else sets your place">
            <TextList texts={yourPlace} />
          </Disclosure>
        </div>
      </GuideSection>
      <GuideSection title="Preschool and after school">
        <YearLine title="The last dates published: ask for the next" steps={dates} />
        <Disclosure summary="Preschool Open Doors: the State’s help">
          <TextList texts={openDoors} />
          <PhoneList phones={openDoorsPhones} />
        </Disclosure>
        <Disclosure summary="A+: after-school care at public schools">
          <TextList texts={afterSchool} />
        </Disclosure>
      </GuideSection>
      <GuideSection
        title="No spot when you need it"
        answer="The military can pay for the trip of someone who comes to help."
      >
        <TextList texts={noPlace} />
      </GuideSection>
      <GuideSection
        title="Care off base"
        answer="No spot on base? The military can pay part of a provider in town."
      >
        <TextList texts={feeAssistance} />
      </GuideSection>
      <GuideSection
        title="How hard it is to find a spot"
        answer="Plan for a gap: on base there’s a line, and off base there isn’t room for most."
      >
        <TextList texts={scarce} />
      </GuideSection>
      <GuideSection
        title="Six costly mistakes"
        answer="Waiting for orders is the first: the day you ask sets your place."
      >
        <TipList tips={mistakes} />
      </GuideSection>
      <GuideSection title="Who to call">
        <p className="mb-3">{noPhone}</p>
        <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-2">
          {army && <ContactCard contact={army} />}
          <div>
            <ul className="divide-y divide-line border-b border-line leading-snug">
              {others.map(({ name, role, website }) => (
                <li key={name} className="flex items-center justify-between gap-4 py-1">
                  <span>
                    <strong className="block font-semibold">{name}</strong>
                    {role}
                  </span>
                  {website && (
                    <ExternalLink href={website.url} className="link inline-block shrink-0 py-2.5">
                      {website.label}
                    </ExternalLink>
                  )}
                </li>
              ))}
            </ul>
            <PhoneList phones={phones} />
          </div>
        </div>
        <Disclosure summary="The programs’ own pages">
          <LinkList links={links} />
        </Disclosure>
        <p className="mt-4">
          Older children? See{' '}
          <Link to="/pcs-toolkit/hawaii-schools" className="link">
            how to find and enroll in a school
          </Link>
          .
        </p>
      </GuideSection>
    </GuidePage>
  );
}

export { ChildCarePage as Component };
