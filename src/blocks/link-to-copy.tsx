import { Field } from '@/ui/field';

/** For when the clipboard is unavailable. */
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
