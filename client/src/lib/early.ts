const SENDS = 'Un instant\u00a0: la page finit de se charger, puis votre envoi part.';
/** A form that is sent is kept, and says so, for the browser would send a password in the address. */
const SUBMIT = `addEventListener("submit",e=>{const d=document.documentElement.dataset;if("alive"in d)return;e.preventDefault();d.early="";const s=document.getElementById("early");if(s)s.textContent="${SENDS}"},true);`;
/** The last button that was pressed is remembered. */
const PRESS = `addEventListener("click",e=>{const b=e.target.closest&&e.target.closest("button[type=button]");if(b&&!("heard"in document.documentElement.dataset))window.pressed=b},true);`;
/** A page that the browser kept may name a script of the release before: it is asked for anew, once, and not from under what somebody wrote. */
const GONE = `addEventListener("error",e=>{if(e.target.tagName==="SCRIPT"&&performance.getEntriesByType("navigation")[0].type!=="reload"&&![...document.querySelectorAll("input:not([type=checkbox]),textarea")].some(f=>f.value))location.reload()},true);`;

/** What a page of the HTML does before its script is there. Allowed by its hash. */
export const EARLY = SUBMIT + PRESS + GONE;

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
