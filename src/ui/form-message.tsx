import type { ReactNode } from 'react';

const tones = {
  error: 'border-bad bg-bad-tint text-bad',
  info: 'border-action bg-action-tint',
  success: 'border-good bg-good-tint',
} as const;

type FormMessageProps = { id?: string; tone?: keyof typeof tones; title?: string; children?: ReactNode };

/** A message about a whole form, not about one field. */
export function FormMessage({ id, tone = 'error', title, children }: FormMessageProps) {
  return (
    <div id={id} className={`border-l-4 p-3 ${tones[tone]}`}>
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className="text-ink">{children}</div>}
    </div>
  );
}
