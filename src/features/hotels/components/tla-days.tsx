import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { tlaGuide } from '@/guides/tla-hotels';

/** What each part of the sixty days asks for. */
export function TlaDays() {
  return (
    <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-3">
      {tlaGuide.dayByDay.map(({ when, text, documents }) => (
        <div key={when}>
          <dt className="font-semibold">{when}</dt>
          <dd>
            <FactText of={text} />
            {documents && (
              <Disclosure summary="The six documents">
                <ul className="list-disc pl-6 leading-snug sm:max-lg:columns-2">
                  {documents.map((document) => (
                    <li key={document} className="break-inside-avoid py-0.5">
                      {document}
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
