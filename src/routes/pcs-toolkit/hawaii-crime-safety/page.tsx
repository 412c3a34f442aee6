import { FactMarks } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { PhoneLink } from '@/ui/phone-link';
import { crimeSafetyGuide, type QuestionList } from './guide';
import { KeyAreas } from './key-areas';
import { SafetyResources } from './safety-resources';
import { TsunamiZones } from './tsunami-zones';

const { lead, first, nonEmergency, resources, areas } = crimeSafetyGuide;
const { tsunamiRules, researchTips, questionLists } = crimeSafetyGuide;

const inReadingOrder = [
  nonEmergency,
  first,
  resources,
  researchTips,
  crimeSafetyGuide.noRanking,
  areas,
  crimeSafetyGuide,
];

function CrimeSafetyPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/hawaii-crime-safety"
      lead={lead}
      top={<WhoToCall />}
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
            <div className="grid gap-4 lg:grid-cols-2">
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

function WhoToCall() {
  return (
    <dl className="flex flex-wrap gap-x-8 rounded-xl border border-line bg-card px-4 py-2 leading-snug">
      <div>
        <dt className="text-sm">Emergency</dt>
        <dd>
          <PhoneLink number="911" className={CALL} />
        </dd>
      </div>
      <div>
        <dt className="text-sm">
          Police, not an emergency
          <FactMarks of={nonEmergency} />
        </dt>
        <dd>
          <PhoneLink number={nonEmergency.value} className={CALL} />
        </dd>
      </div>
    </dl>
  );
}

const CALL = 'link inline-block py-2 font-display text-2xl font-semibold';

function Questions({ list: { askWhom, questions } }: { list: QuestionList }) {
  return (
    <div className="rounded-xl border border-line bg-card p-4 leading-snug lg:first:row-span-2">
      <h3 className="mb-2">{askWhom}</h3>
      <ul className="list-disc apart-2 pl-5 marker:text-action">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}

export { CrimeSafetyPage as Component };
