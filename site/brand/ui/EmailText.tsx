/** An e-mail address that may break before its @. */
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
