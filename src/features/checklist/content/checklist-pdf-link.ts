/** The printable checklist, which the build makes from `checklist-paper.ts`. */
export const pdf = { url: '/hawaii-pcs-checklist.pdf', pages: 3, checkedOn: '2026-11-23' } as const;
