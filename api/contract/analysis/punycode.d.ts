/** It comes without types; of it only this is used. */
declare module 'punycode.js' {
  const punycode: { decode(encoded: string): string };
  export default punycode;
}
