const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

const FIGURE = String.raw`[−-]?\$\d[\d,]*(?:\.\d+)?\+?|\d+(?:\.\d+)?%|\b${MONTH}[ \u00a0]\d{1,2}(?:, \d{4})?\b|\b${MONTH} \d{4}\b`;

const PIECES = new RegExp(`(${FIGURE})`);

/** Text in which no amount, percentage or date is translated. */
export function Figures({ text }: { text: string }) {
  return text.split(PIECES).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <span key={index} translate="no">
        {piece}
      </span>
    ),
  );
}
