/** Whether the browser can make a file lighter by drawing it smaller. */
export const isPhoto = ({ type }: File): boolean => /^image\/(jpeg|png|webp)$/.test(type);
