/** An email address in a sentence. */
export function Address({ children }: { children: string }) {
  return (
    <strong translate="no" className="break-all">
      {children}
    </strong>
  );
}
