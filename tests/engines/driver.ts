/** The browser commands a journey needs, implemented per engine. Coordinates are relative to the viewport. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page; it and its argument are serialized. */
  evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  click: (x: number, y: number) => Promise<void>;
  /** Types text, or presses one key by its name ('Tab', 'ArrowRight'), with Control held down if asked. */
  type: (text: string) => Promise<void>;
  press: (key: Key, options?: { control: boolean }) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Prints on Letter paper, where the protocol can. Returns a PDF. */
  print?: () => Promise<Uint8Array>;
  /** Returns console errors and warnings since the last call. */
  noise: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Key names that both protocols share, with their WebDriver codes. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  Space: ' ',
  a: 'a',
  b: 'b',
  v: 'v',
} as const;

export type Key = keyof typeof KEYS;

export const CONTROL = '\uE009';
