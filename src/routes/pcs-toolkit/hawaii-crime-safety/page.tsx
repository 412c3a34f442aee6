import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { crimeSafetyGuide, type QuestionList } from './guide';
import { KeyAreas } from './key-areas';
import { SafetyResources } from './safety-resources';
import { TsunamiZones } from './tsunami-zones';

const { lead, first, mostReported, nonEmergency, resources, areas } = crimeSafetyGuide;
const { tsunamiZones, tsunamiRules, researchTips, questionLists } = crimeSafetyGuide;

const inReadingOrder = [
  mostReported,
  tsunamiZones,
  first,
  areas,
  nonEmergency,
  resources.map(({ phone }) => phone),
  crimeSafetyGuide,
];

function CrimeSafetyPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/hawaii-crime-safety"
      lead={lead}
      top={
        <>
          <p className="rounded-xl border border-line bg-card px-5 py-3 leading-snug">
            <strong className="block font-semibold">{mostReported.tip}</strong>{' '}
            <FactText of={mostReported.why} />
          </p>
          <div className="mt-5">
            <TsunamiZones />
          </div>
        </>
      }
      first={first}
      action={crimeSafetyGuide.action}
      guide={inReadingOrder}
      sections={[
        { title: 'Key areas of Oahu, by police district', content: <KeyAreas /> },
        {
          title: 'Police, flood and offender maps for an address',
          content: <SafetyResources />,
        },
        {
          title: 'Tsunami: when there’s no time',
          content: (
            <Callout tone="warning" title="Don’t wait for the zones or a siren" isWide>
              <TipList tips={tsunamiRules} />
            </Callout>
          ),
        },
        {
          title: 'Hurricanes and sirens',
          answer: 'Supplies for 14 days, June to November. Sirens are tested once a month.',
          content: <TextList texts={crimeSafetyGuide.storms} />,
        },
        {
          title: 'Tips for your research',
          answer: 'Hazards first, property and violent crime apart, and more than one number.',
          content: <TipList tips={researchTips} />,
        },
        {
          title: 'Questions to ask',
          answer:
            'Some for the landlord, some for the neighbors or your sponsor, some for the school and the base.',
          content: (
            <>
              <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-2">
                {questionLists.map((list) => (
                  <Questions key={list.askWhom} list={list} />
                ))}
              </div>
              <p className="mt-4">
                Liaison numbers are in{' '}
                <Link to="/pcs-toolkit/hawaii-schools" className="link">
                  the schools guide
                </Link>
                .
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

function Questions({ list: { askWhom, questions } }: { list: QuestionList }) {
  return (
    <div>
      <h3 className="mb-2">{askWhom}</h3>
      <TextList texts={questions} />
    </div>
  );
}

export { CrimeSafetyPage as Component };
