import { useState } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { clearKept } from '@/browser/all-kept';
import { keptRows } from '@/browser/kept-table';
import { Button } from '@/ui/button';

const inAccount = [
  'Your email, a new one while it waits to be confirmed, your password in a form nobody can read back, and when you signed up and last signed in.',
  'For each device you are signed in on: its internet address, its browser, and since when.',
  'Your checklist: each item you checked or unchecked, and when.',
  'Your report date, what you said about your move and the pet dates in your plan, if you chose to keep them with your account.',
  'What you entered under “The First 60 Days” or “Cost of Living in Hawaii”, if you chose to keep it with your account.',
];

export function KeptData() {
  const [isCleared, setCleared] = useState(false);
  return (
    <>
      <KeptList title="In your account, until you delete it" items={inAccount} />
      <KeptList
        title="In our sign-in service’s logs, even after you delete your account"
        items={[
          'Sign-ups, sign-ins, sign-outs and renewed sign-ins, and when a link was asked for, or your password or email changed: with your email and the times.',
          'The internet addresses that this was done from.',
        ]}
      />
      <KeptList title="Only in this browser" items={keptRows.map(({ holds }) => holds)} />
      <Button
        variant="secondary"
        className="mt-2 w-full"
        onClick={() => {
          clearKept();
          setCleared(true);
        }}
      >
        Clear what is only in this browser
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {isCleared && 'Cleared. You are still signed in.'}
      </p>
    </>
  );
}

function KeptList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Disclosure summary={title}>
      <ul className="mb-2 list-disc apart-1 pl-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
