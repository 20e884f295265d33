/** Who speaks, where a text of ours does: in small letters without accents. */
export const WE = String.raw`\b(?:nous|notre|nos|on|parade|je)\b`;
