/** The browser's history as this application walks it. A step may be held, so that a form can ask first. */
import { useEffect, useState } from 'react';
import {
  type NavigateOptions,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router';

type Browser = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Update = Parameters<Parameters<Browser['listen']>[0]>[0];

/** Holds a step to a path where it answers true; `go` takes the step after all. */
type Guard = (pathname: string, go: () => void) => boolean;
const guards = new Set<Guard>();

const isHeld = (pathname: string, go: () => void): boolean =>
  [...guards].some((guard) => guard(pathname, go));

/** Of a step: whether the page stays where it is scrolled to. */
let staysScrolled = false;
export const isScrollKept = () => staysScrolled;

function walk(browser: Browser) {
  /** Steps of the browser that are ours: one that takes a held one back, and one that was let go. */
  let ignored = false;
  let passing = false;
  const step =
    (take: Browser['push']) =>
    (to: To, state?: unknown, options: NavigateOptions = {}) => {
      const { pathname = window.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
      const go = () => {
        staysScrolled = options.preventScrollReset === true;
        take(to, state);
      };
      if (!isHeld(pathname, go)) go();
    };
  return {
    get location() {
      return browser.location;
    },
    createHref: browser.createHref,
    encodeLocation: browser.encodeLocation,
    go: browser.go,
    push: step(browser.push),
    replace: step(browser.replace),
    listen: (told: (update: Update) => void) =>
      browser.listen((update) => {
        const { action, delta } = update;
        if (action !== 'POP') return told(update);
        if (ignored) {
          ignored = false;
          return;
        }
        const go = () => {
          passing = true;
          browser.go(delta ?? 0);
        };
        // The browser has taken the step already: it is taken back.
        if (!passing && delta && isHeld(update.location.pathname, go)) {
          ignored = true;
          browser.go(-delta);
          return;
        }
        passing = false;
        staysScrolled = false;
        told(update);
      }),
  };
}

let made: ReturnType<typeof walk> | undefined;
/** Made when it is first asked for: what takes a token out of the address runs before. */
export const browserHistory = () => {
  made ??= walk(UNSAFE_createBrowserHistory({ v5Compat: true }));
  return made;
};

/** While it holds, steps to another page wait for `leave`. */
export function useHeldSteps(holds: boolean) {
  const [held, setHeld] = useState<() => void>();
  useEffect(() => {
    if (!holds) return;
    const here = window.location.pathname;
    const guard: Guard = (pathname, go) => {
      if (pathname === here) return false;
      setHeld(() => go);
      return true;
    };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [holds]);
  return {
    isHeld: held !== undefined,
    stay: () => setHeld(undefined),
    leave() {
      setHeld(undefined);
      held?.();
    },
  };
}
