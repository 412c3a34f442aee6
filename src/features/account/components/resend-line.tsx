import { useLazyComponent } from '@/ui/use-lazy-component';
import type { ResendLineProps } from './resend-button';

const load = () => import('./resend-button').then(({ ResendButton }) => ResendButton);
const ignore = () => undefined;

/** Offers to resend the confirmation, once there is an address to send it to. */
export function ResendLine({ email, sentAtMs }: Partial<ResendLineProps>) {
  const Button = useLazyComponent(load, email !== undefined, ignore);
  return Button && email ? <Button email={email} sentAtMs={sentAtMs} /> : null;
}
