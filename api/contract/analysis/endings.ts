/** What stands at the end of hosts, and what it says: nothing for sure, but it is told beside other signs. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Endings that cost little or nothing and that swindlers take more often than others. */
export const ABUSED_ENDINGS = set(
  'top xyz icu cyou sbs cfd bond buzz click monster quest rest lol fun win bid loan men pw tk ml ga cf gq cc ws vip club life live link space website rocks stream download racing date review party trade cam surf hair makeup beauty skin mom autos boats homes yachts motorcycles lat pics zip mov cloud world today best cheap gdn kim work press wang finance',
);

/** Cheap ones that honest people take as well. */
export const CHEAP_ENDINGS = set('online site store shop info biz pro app dev page tech digital');

/** Below these anybody gets a host for nothing, beside those of `reading/shared-hosts.ts`. */
export const FREE_HOSTS = set(`
  web.app firebaseapp.com pages.dev workers.dev r2.dev netlify.app vercel.app github.io gitlab.io
  herokuapp.com onrender.com glitch.me repl.co replit.app replit.dev surge.sh blogspot.com blogspot.fr
  wixsite.com webflow.io framer.app framer.website framer.ai carrd.co infinityfreeapp.com rf.gd
  epizy.com byethost.com altervista.org ngrok.io ngrok.app ngrok-free.app ngrok-free.dev
  trycloudflare.com duckdns.org azurewebsites.net azurestaticapps.net fly.dev deno.dev square.site
  canva.site my.canva.site bubbleapps.io softr.app lovable.app hopto.org zapto.org ddns.net sytes.net
  servebeer.com serveftp.com myftp.org myvnc.com redirectme.net serveo.net loca.lt cprapid.com
  plesk.page hostingersite.com start.page tilda.ws webcindario.com my-free.website free.nf iceiy.com
  kesug.com lovestoblog.com great-site.net 42web.io ezyro.com unaux.com liveblog365.com
  web1337.net ukit.me website.com builderallwpages.com gitbook.io notion.site super.site typedream.app
  teachable.com myfreesites.net sitey.me webstarts.com angelfire.com tripod.com weeblysite.com
  codesandbox.io stackblitz.io backblazeb2.com blob.core.windows.net web.core.windows.net
  s3.amazonaws.com appspot.com translate.goog run.app cloudfunctions.net ipfs.dweb.link ipfs.io
  pantheonsite.io wpengine.com wpcomstaging.com clickfunnels.com mailchimpsites.com swtest.ru
`);

/** Two labels that end a name as one does: `exemple.co.uk`. */
const SECOND_LEVEL = set('co com org net gov gouv ac edu asso nom prd tm or ne go gob gv');

/** How many labels at the end of a host nobody registers: one, or two. */
export function endingLength(labels: readonly string[]): number {
  const [second = '', last = ''] = labels.slice(-2);
  return labels.length > 2 && last.length === 2 && SECOND_LEVEL.has(second) ? 2 : 1;
}
