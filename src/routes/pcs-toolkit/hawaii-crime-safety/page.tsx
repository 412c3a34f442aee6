import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { crimeSafetyGuide, type QuestionList } from './guide';
import { KeyAreas } from './key-areas';
import { SafetyResources } from './safety-resources';
import { TsunamiZones } from './tsunami-zones';

const { lead, first, mostReported, nonEmergency, resources, areas } = crimeSafetyGuide;
const { tsunamiRules, researchTips, questionLists } = crimeSafetyGuide;

const inReadingOrder = [
  mostReported,
  first,
  resources,
  researchTips,
  crimeSafetyGuide.noRanking,
  areas,
  nonEmergency,
  crimeSafetyGuide,
];

function CrimeSafetyPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/hawaii-crime-safety"
      lead={lead}
      top={
        <p className="rounded-xl border border-line bg-card px-4 py-3 leading-snug">
          <strong className="block font-semibold">{mostReported.tip}</strong>{' '}
          <FactText of={mostReported.why} />
        </p>
      }
      first={first}
      action={crimeSafetyGuide.action}
      guide={inReadingOrder}
      sections={[
        {
          title: 'Police, flood and offender maps for an address',
          content: <SafetyResources />,
        },
        {
          title: 'Tips for your research',
          content: (
            <div className="leading-snug">
              <KeyTips tips={researchTips} />
            </div>
          ),
        },
        { title: 'Key areas of Oahu, by police district', content: <KeyAreas /> },
        {
          title: 'Questions to ask',
          content: (
            <div className="grid items-start gap-4 lg:grid-cols-3">
              {questionLists.map((list) => (
                <Questions key={list.askWhom} list={list} />
              ))}
            </div>
          ),
        },
        {
          title: 'In a tsunami warning, by your zone',
          answer: 'Red, yellow or green: when to leave, and when to stay.',
          content: (
            <>
              <TsunamiZones />
              <h3 className="mt-6 mb-2">When there’s no time</h3>
              <TipList tips={tsunamiRules} />
            </>
          ),
        },
        {
          title: 'Hurricanes and sirens',
          answer: 'What to keep at home, and what the sirens mean.',
          content: <TextList texts={crimeSafetyGuide.storms} />,
        },
        {
          title: 'Car break-ins at beaches and trails',
          answer: 'Leave nothing in the car, not even in the trunk.',
          content: <TextList texts={crimeSafetyGuide.carBreakIns} />,
        },
      ]}
    />
  );
}

function Questions({ list: { askWhom, questions } }: { list: QuestionList }) {
  return (
    <div className="rounded-xl border border-line bg-card px-4 pt-4 pb-1.5 leading-snug">
      <h3 className="mb-1">{askWhom}</h3>
      <ul className="lined">
        {questions.map((question) => (
          <li key={question} className="py-2">
            {question}
          </li>
        ))}
      </ul>
    </div>
  );
}

export { CrimeSafetyPage as Component };
