/** Words to say aloud, as they are said. */
export function Spoken({ say }: { say: readonly string[] }) {
  return (
    <blockquote className="spoken">
      {say.map((sentence, at) => (
        // Two payments may be told in the same words.
        <p key={`${at} ${sentence}`}>{sentence}</p>
      ))}
    </blockquote>
  );
}
