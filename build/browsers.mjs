/** The oldest supported browsers. The build lowers syntax for them but adds no polyfills. */
export const BROWSERS = { chrome: 111, firefox: 140, safari: 16.4 };

/** One Safari lower than supported, so that iPhones that can't have the oldest one can still parse the scripts. */
export const BUILD_TARGET = ['chrome111', 'firefox140', 'safari16.3'];
