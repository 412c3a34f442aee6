import { ContactRows } from '@/blocks/contact-rows';
import { Disclosure, DisclosureRow } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
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
  figures,
  boards,
  licenses,
  licenseDetails,
  refused,
  taxAnswer,
  residences,
  taxDetails,
  moneyBack,
  jobs,
  mistakes,
  links,
} = spouseWorkGuide;

function SpouseWorkPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/spouse-work"
      lead={lead}
      top={
        <FigureStrip
          areShort
          figures={[
            { figure: figures.wait, about: 'for the board to decide, or ask for a temporary license' },
            { figure: figures.money, about: 'at most, back for a new license' },
          ]}
        />
      }
      first={first}
      action={action}
      guide={spouseWorkGuide}
    >
      <GuideSection title="Which license rule is yours">
        <LicenseRules />
      </GuideSection>
      <GuideSection title="Your board, and who to call">
        <ContactRows contacts={boards} />
        <Disclosure summary="Official pages">
          <LinkList links={links} />
        </Disclosure>
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
      <GuideSection
        title="Money you can get back"
        answer="With each move: for a new license, and as much for moving your business."
      >
        <TextList texts={moneyBack} />
      </GuideSection>
      <GuideSection
        title="Federal jobs and training"
        answer="Agencies can hire you without a competition, and MyCAA helps pay for training."
      >
        <TipList tips={jobs} />
      </GuideSection>
      <GuideSection
        title="The mistakes that cost most"
        answer="Applying like anyone else is the first: write the federal rule’s name at the top."
      >
        <TipList tips={mistakes} />
      </GuideSection>
    </GuidePage>
  );
}

/** The first rule, and the others as rows that open. */
function LicenseRules() {
  const [everyone, ...others] = licenses;
  return (
    <div className="@container divide-y divide-line overflow-hidden rounded-xl border border-line bg-card">
      {everyone && (
        <div className="bg-sand px-4 py-3">
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
      {others.map(({ license, file, byWhen, compact }) => (
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
          {compact && (
            <p className="mt-1">
              <FactText of={compact} />
            </p>
          )}
        </DisclosureRow>
      ))}
      <DisclosureRow
        title={<span className="font-semibold">Lawyers and compact licenses</span>}
        answer="Law licenses count, too. Where a compact applies, use it."
      >
        <TextList texts={licenseDetails} />
      </DisclosureRow>
      <DisclosureRow
        title={<span className="font-semibold">The board says no</span>}
        answer="Ask in writing. Your legal office helps, free."
      >
        <TextList texts={refused} />
      </DisclosureRow>
    </div>
  );
}

export { SpouseWorkPage as Component };
