import type { CDPSession, Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

export type Network = { isGone?: boolean; latencyMs: number; downKbps: number; upKbps: number };

/** Lighthouse's slow 4G, applied. */
export const SLOW_4G: Network = {
  latencyMs: requestLatencyMs,
  downKbps: downloadThroughputKbps,
  upKbps: uploadThroughputKbps,
};

/** Lighthouse's phone settings. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slows the page down to such a network, and to a processor four times slower. */
export async function slowDown(page: Page, network: Network): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: Boolean(network.isGone),
    latency: network.latencyMs,
    downloadThroughput: (network.downKbps * 1024) / 8,
    uploadThroughput: (network.upKbps * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  return devtools;
}

/** Returns the time of the latest LCP entry in ms, once there is one. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
