/** Words to say aloud, as they are said. */
export function Spoken({ say }: { say: readonly string[] }) {
  return (
    <blockquote className="spoken">
      {say.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </blockquote>
  );
}
