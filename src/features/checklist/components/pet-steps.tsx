import { Link } from 'react-router-dom';
import { GuideSection } from '@/blocks/guide-section';
import { formatDate } from '@/dates/format-date';
import { petStepAnchor } from '@/features/checklist/anchors';
import type { PetStep } from '@/features/checklist/family-plan';

/** The pets' dates that the family took over from the pet date checker. */
export function PetSteps({ steps }: { steps: readonly PetStep[] }) {
  if (steps.length === 0) return null;
  return (
    <GuideSection title="Your pets’ dates">
      <ol className="max-w-measure apart-2 print:apart-0">
        {steps.map(({ day, title }, index) => (
          <li key={`${day} ${title}`} id={petStepAnchor(index)} tabIndex={-1} className="scroll-mt-40">
            <span className="font-semibold">{formatDate(day)}</span>: {title}
          </li>
        ))}
      </ol>
      <p className="mt-2 print:hidden">
        Something changed?{' '}
        <Link to="/pcs-toolkit/pet-travel" className="link inline-block py-2">
          Check your pets’ dates again
        </Link>
      </p>
    </GuideSection>
  );
}
