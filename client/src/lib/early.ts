/**
 * What a page of the HTML does before its script is there: a form that is sent is kept until then, and
 * says so, for the browser would send a password in the address; the last button that was pressed is
 * remembered. Allowed by its hash.
 */
export const EARLY = `addEventListener("submit",e=>{const d=document.documentElement.dataset;if("alive"in d)return;e.preventDefault();d.early="";const s=document.getElementById("early");if(s)s.textContent="Un instant\u00a0: la page finit de se charger, puis votre envoi part."},true);addEventListener("click",e=>{const b=e.target.closest&&e.target.closest("button[type=button]");if(b&&!("heard"in document.documentElement.dataset))window.pressed=b},true)`;

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
