interface Shell {
  plain: string;
  demonstration: string;
  /** Behind the sign-in: shown to nobody who was never signed in. */
  isInside: boolean;
}

/** What a build of the client area tells the server: its pages, and what they may run and style inside. */
export interface Shells {
  /** The page of every path that is not among `pages`. */
  whole: string;
  /** By path: the pages whose first sight is in the HTML. */
  pages: Readonly<Record<string, Shell>>;
  /** The hashes for the policy, quoted as it has them. */
  scripts: readonly string[];
  styles: readonly string[];
}
