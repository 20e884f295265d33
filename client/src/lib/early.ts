const SENDS = 'Un instant\u00a0: la page finit de se charger, puis votre envoi part.';
const ENDS =
  'La page n’a pas fini de se charger. Si vous avez écrit quelque chose, copiez-le, puis rechargez la page.';

/** A form that is sent is kept, and says so, for the browser would send a password in the address. */
const SUBMIT = `addEventListener("submit",e=>{const d=document.documentElement.dataset;if("alive"in d)return;e.preventDefault();if("gone"in d)return;d.early="";const s=document.getElementById("early");if(s)s.textContent="${SENDS}"},true);`;
/** The last button that was pressed is remembered. */
const PRESS = `addEventListener("click",e=>{const b=e.target.closest&&e.target.closest("button[type=button]");if(b&&!("heard"in document.documentElement.dataset))window.pressed=b},true);`;

/**
 * For every page of the client area, before its scripts. A page that the browser kept may name one that went with
 * the release before: it is asked for anew, once, with a network, and not where somebody wrote into it; there it is
 * said that nothing more will come.
 */
export const GONE = `addEventListener("error",e=>{const d=document.documentElement.dataset;if(e.target.type!=="module"||"alive"in d)return;const n=performance.getEntriesByType("navigation")[0],w=[...document.querySelectorAll("input:not([type=checkbox]),select,textarea")].some(f=>f.value);if(!w&&navigator.onLine&&n&&n.type!=="reload")return location.reload();d.gone="";const r=document.getElementById("root"),s=document.getElementById("early")||(r&&!r.firstChild?r:null);if(s)s.textContent="${ENDS}"},true);`;

/** What a page of the HTML does before its script is there. Both are allowed by their hash. */
export const EARLY = SUBMIT + PRESS;

interface Early {
  pressed?: HTMLElement;
}

/** From now on React hears what is pressed, and answers once it has taken the page over. */
export function endPresses(): () => void {
  const early = window as Window & Early;
  document.documentElement.dataset.heard = '';
  return () => {
    if (early.pressed?.isConnected) early.pressed.click();
    delete early.pressed;
  };
}

/** From now on forms are sent by the page; `form` is the one that may wait for it. */
export function endEarly(form?: HTMLFormElement | null): void {
  const { dataset } = document.documentElement;
  const waits = dataset.early !== undefined;
  dataset.alive = '';
  delete dataset.early;
  if (waits) form?.requestSubmit();
}
