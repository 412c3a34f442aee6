import { Field } from '../ui/field';

/** The link itself, where the browser let the page copy nothing. */
export function LinkToCopy({ url }: { url: string }) {
  return (
    <div className="mt-3">
      <Field
        label="Copy this link by hand"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
