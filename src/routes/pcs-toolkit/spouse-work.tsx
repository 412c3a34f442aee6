import { Disclosure, DisclosureRow } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { SideBySide } from '@/blocks/side-by-side';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { isFact } from '@/guides/facts';
import { spouseWorkGuide } from '@/guides/spouse-work';
import { Icon } from '@/ui/icon';

const {
  lead,
  first,
  action,
  licenses,
  licenseDetails,
  refused,
  taxAnswer,
  residences,
  taxDetails,
  money,
  moneyBack,
  jobs,
  mistakes,
  phones,
  links,
} = spouseWorkGuide;

function SpouseWorkPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/spouse-work"
      lead={lead}
      first={first}
      action={action}
      guide={spouseWorkGuide}
    >
      <GuideSection title="Which license rule is yours">
        <LicenseRules />
      </GuideSection>
      <GuideSection title="Whose state taxes your pay">
        <p className="mb-4">
          <FactText of={taxAnswer} />
        </p>
        <SideBySide of={residences} />
        <Disclosure summary="Forms, refunds and working remotely">
          <TextList texts={taxDetails} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Money you can get back">
        <FigureList of={money} />
        <Disclosure summary="Each service, and how to claim it">
          <TextList texts={moneyBack} />
        </Disclosure>
      </GuideSection>
      <GuideSection
        title="Federal jobs and training"
        answer="A federal agency can hire you without a competition, and MyCAA helps pay for training."
      >
        <TipList tips={jobs} />
      </GuideSection>
      <GuideSection
        title="The mistakes that cost most"
        answer="Applying like anyone else is the first: name the federal rule on the first page."
      >
        <TipList tips={mistakes} />
      </GuideSection>
      <GuideSection title="Who to call">
        <PhoneList phones={phones} />
        <Disclosure summary="Official pages">
          <LinkList links={links} />
        </Disclosure>
      </GuideSection>
    </GuidePage>
  );
}

/** The first rule, and the others as rows that open. */
function LicenseRules() {
  const [everyone, ...others] = licenses;
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-card">
      {everyone && (
        <div className="px-4 py-3">
          <p className="font-semibold">{everyone.license}</p>
          <p>
            <FactText of={everyone.file} />
          </p>
          <ul className="my-2 flex flex-wrap gap-x-5 gap-y-1 font-semibold">
            {everyone.papers?.map((paper) => (
              <li key={paper} className="flex items-center gap-2">
                <Icon name="circle-check" className="size-5 text-action" />
                {paper}
              </li>
            ))}
          </ul>
          <p className="mt-1">
            <strong className="font-semibold">By when: </strong>
            <FactText of={everyone.byWhen} />
          </p>
        </div>
      )}
      {others.map(({ license, file, byWhen }) => (
        <DisclosureRow
          key={license}
          title={<span className="font-semibold">{license}</span>}
          answer={isFact(byWhen) ? byWhen.value : byWhen}
        >
          <p>
            <FactText of={file} />
          </p>
          {isFact(byWhen) && (
            <p className="mt-1">
              <strong className="font-semibold">By when: </strong>
              <FactText of={byWhen} />
            </p>
          )}
        </DisclosureRow>
      ))}
      <DisclosureRow
        title={<span className="font-semibold">You’re a lawyer, or your job has a compact</span>}
        answer="Some professions have rules of their own, nurses and teachers too."
      >
        <TextList texts={licenseDetails} />
      </DisclosureRow>
      <DisclosureRow
        title={<span className="font-semibold">The board says no</span>}
        answer="Ask for the reason in writing, and who can help."
      >
        <TextList texts={refused} />
      </DisclosureRow>
    </div>
  );
}

export { SpouseWorkPage as Component };
