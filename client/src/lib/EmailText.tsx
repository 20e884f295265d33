/** An address that breaks, where it must, before the @. */
export function EmailText({ children }: { children: string }) {
  const at = Math.max(children.indexOf('@'), 0);
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
