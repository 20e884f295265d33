/**
 * Lets the brand's faces come to a page that waited with them (`faces="late"` in `Page.astro`): its
 * island answers now, and nothing more urgent is on the line.
 */
export function letFacesCome(): void {
  document.documentElement.dataset.faces = 'come';
}
