/**
 * Something that is made when it is first needed, and kept. A formatter of `Intl` takes a slow phone some
 * hundredths of a second, and whoever reads a file for one of its six would wait for all of them before the page answers.
 */
export function madeLate<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
