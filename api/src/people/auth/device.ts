/**
 * In the order in which they are looked for: most browsers also claim to be
 * the ones below them. A table and no library: it only helps somebody to
 * recognise their own phone in a list of two or three.
 */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** More of it is no browser's. */
const LONGEST = 1000;

/** What a `User-Agent` header tells of a device: « Firefox sur Android »; '' where nothing is recognised. */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, LONGEST) ?? '';
  const nameIn = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(text))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (!browser) return system ?? '';
  return system ? `${browser} sur ${system}` : browser;
}
