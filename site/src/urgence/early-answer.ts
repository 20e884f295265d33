/**
 * An answer to the first question that is given before the script has come. A
 * few inline bytes mark the button and note the answer on the page itself: no
 * address, no storage. The island takes it over once it runs.
 */
export const EARLY_ANSWER = `addEventListener("click",e=>{const b=e.target.closest("astro-island[ssr] [data-choice]");if(b){document.querySelectorAll("[data-choice][aria-current]").forEach(o=>o.removeAttribute("aria-current"));b.setAttribute("aria-current","true");document.documentElement.dataset.early=b.dataset.choice}})`;

/** The answer that was given early, once: it is gone afterwards. */
export function takeEarlyAnswer(): string | undefined {
  const { early } = document.documentElement.dataset;
  delete document.documentElement.dataset.early;
  return early;
}
