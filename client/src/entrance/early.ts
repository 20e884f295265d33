/**
 * What the page does by itself before its script is there: a form that is sent is kept until then,
 * and says so. Without it the browser would send it, and a password would stand in the address.
 * It runs from the HTML, allowed by its hash.
 */
export const EARLY = `addEventListener("submit",e=>{const d=document.documentElement.dataset;if(d.alive)return;e.preventDefault();d.early="";const s=document.getElementById("early");if(s)s.textContent="Un instant\u00a0: la page finit de se charger, puis votre envoi part."},true)`;

/** From now on the page's script answers: a form that waits is sent. */
export function endEarly(): void {
  const { dataset } = document.documentElement;
  const waits = dataset.early !== undefined;
  dataset.alive = '';
  delete dataset.early;
  document.getElementById('early')?.replaceChildren();
  if (waits) document.querySelector('form')?.requestSubmit();
}
