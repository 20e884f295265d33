/** What somebody wants checked, however it came: typed, pasted, dropped, picked or shared. */
export interface Received {
  text: string;
  files: readonly File[];
}
