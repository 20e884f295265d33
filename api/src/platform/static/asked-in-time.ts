/** A page is not kept waiting longer than this for a database that hangs. Milliseconds. */
const PATIENCE = 1000;

/** What is asked of the database for a page; `fallback` where it fails or does not answer in time. */
export async function askedInTime<Answer>(
  question: Promise<Answer>,
  fallback: Answer,
  patience = PATIENCE,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(resolve, patience, fallback);
  try {
    return await Promise.race([question, promise]);
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
