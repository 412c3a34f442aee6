import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from '@/ui/link';
import 'sonner/dist/styles.css';
import './toaster.css';
import { Toaster as Sonner, toast } from 'sonner';
import { watchClearBottom } from '@/browser/clear-bottom';
import { Button } from '@/ui/button';
import { deliverToasts, type Toast } from './show-toast';

const SHORTEST_MS = 4000;
/** Slow enough for a tired reader on a phone: 150 words a minute. */
const MS_PER_WORD = 400;
const MS_PER_LINK = 4000;
const MARGIN_PX = 16;

/** Returns how long a toast stays, in milliseconds: as long as it takes to see, read and, with a link, press it. */
export function toastDurationMs({ message, description, link, isPersistent }: Toast): number {
  if (isPersistent) return Number.POSITIVE_INFINITY;
  const words = [message, description, link?.label].join(' ').split(/\s+/).length;
  return Math.max(SHORTEST_MS, words * MS_PER_WORD + (link ? MS_PER_LINK : 0));
}

export function Toaster() {
  const region = useRef<HTMLElement>(null);
  // The page's own live region, around this one, announces. Both would say a message twice.
  useLayoutEffect(() => region.current?.removeAttribute('aria-live'), []);
  useEffect(() => deliverToasts(show, takeAway), []);
  const [bottom, setBottom] = useState(MARGIN_PX);
  useEffect(() => {
    if (!region.current) return undefined;
    return watchClearBottom(region.current, (clear) => setBottom(clear + MARGIN_PX));
  }, []);
  return (
    <Sonner
      ref={region}
      position="bottom-right"
      offset={{ right: MARGIN_PX, bottom }}
      mobileOffset={{ left: MARGIN_PX, right: MARGIN_PX, bottom }}
      theme="system"
      containerAriaLabel="Notifications"
      richColors
      closeButton
    />
  );
}

/** The latest toast on each topic. */
const shownOn = new Map<string, string | number>();

function show(shown: Toast) {
  const { topic, kind, message, description, link, button } = shown;
  const id = toast[kind](message, {
    description: description || link || button ? <Detail {...shown} /> : undefined,
    duration: toastDurationMs(shown),
  });
  if (!topic) return;
  takeAway(topic);
  shownOn.set(topic, id);
}

function takeAway(topic: string) {
  const before = shownOn.get(topic);
  if (before !== undefined) toast.dismiss(before);
  shownOn.delete(topic);
}

function Detail({ description, link, button }: Pick<Toast, 'description' | 'link' | 'button'>) {
  return (
    <>
      {description}{' '}
      {link && (
        <Link to={link.href} className="font-semibold underline">
          {link.label}
        </Link>
      )}
      {button && (
        <span className="mt-2 block">
          <Button variant="secondary" onClick={button.onPress}>
            {button.label}
          </Button>
        </span>
      )}
    </>
  );
}
