import { useLayoutEffect } from 'react';
import { type Checklist, useChecklist } from './use-checklist';

type SavedChecklistProps = {
  userId: string | undefined;
  onChange: (checklist: Checklist) => void;
};

/** Reports a user's checklist; renders nothing. */
export function SavedChecklist({ userId, onChange }: SavedChecklistProps) {
  const checklist = useChecklist(userId);
  useLayoutEffect(() => onChange(checklist), [checklist, onChange]);
  return null;
}
