import { FactMarks, FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';
import { crimeSafetyGuide, type QuestionList } from './guide';
import { KeyAreas } from './key-areas';
import { SafetyResources } from './safety-resources';
import { TsunamiZones } from './tsunami-zones';

const { lead, first, mostReported, nonEmergency, resources, areas } = crimeSafetyGuide;
const { tsunamiRules, researchTips, questionLists } = crimeSafetyGuide;

const inReadingOrder = [
  nonEmergency,
  mostReported,
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

/** The two numbers, and the one habit. */
function WhoToCall() {
  return (
    <div className="rounded-xl border border-line bg-card px-4 leading-snug">
      <dl className="flex flex-wrap gap-x-8 border-b border-line pt-3 pb-1">
        <div>
          <dt className="text-sm">Emergency</dt>
          <dd>
            <PhoneLink number="911" className="link inline-block py-2 font-display text-xl font-semibold" />
          </dd>
        </div>
        <div>
          <dt className="text-sm">
            Police, not an emergency
            <FactMarks of={nonEmergency} />
          </dt>
          <dd>
            <PhoneLink
              number={nonEmergency.value}
              className="link inline-block py-2 font-display text-xl font-semibold"
            />
          </dd>
        </div>
      </dl>
      <p className="flex gap-3 py-3">
        <Icon name="car" className="mt-0.5 size-5 shrink-0 text-action" />
        <span>
          <strong className="font-semibold">{mostReported.tip}</strong> <FactText of={mostReported.why} />
        </span>
      </p>
    </div>
  );
}

function Questions({ list: { askWhom, questions } }: { list: QuestionList }) {
  return (
    <div className="rounded-xl border border-line bg-card px-4 pt-4 pb-1.5 leading-snug lg:first:row-span-2">
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
