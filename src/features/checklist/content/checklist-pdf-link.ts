/** The printable checklist, which the build makes from `checklist-paper.ts`. No fact in it was checked before this day. */
export const pdf = { url: '/hawaii-pcs-checklist.pdf', pages: 3, checkedOn: '2026-11-21' } as const;
