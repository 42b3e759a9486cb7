/** The ten shields: the field, its second colour, and the heraldic division that identifies it without colour. */
export const SHIELD_FIELDS = [
  { colour: "#e26052", second: "#8e2e25", division: "M26 0h26v60H26Z" },
  { colour: "#2e8fda", second: "#215d8f", division: "M0 30h52v30H0Z" },
  { colour: "#709539", second: "#456a17", division: "M0 0 52 60H0Z" },
  { colour: "#9a72e5", second: "#5b3f9c", division: "M26 22 52 44v20H0V44Z" },
  { colour: "#31978c", second: "#13665c", division: "M26 0h26v30H0v30h26Z" },
  { colour: "#d95b98", second: "#93426b", division: "M18 0h16v60H18Z" },
  { colour: "#b8892a", second: "#775310", division: "M52 0 0 60V0Z" },
  { colour: "#7f8f9c", second: "#4b5863", division: "M0 22h52v16H0Z" },
  { colour: "#c97b44", second: "#7f4620", division: "M20 0h12v24h20v12H32v24H20V36H0V24h20Z" },
  { colour: "#7182dd", second: "#3e4b98", division: "M0 0h52L26 30Z" },
] as const;

/** The colour of a seat's lines and marks; only six are tuned for both themes, the rest repeat them. */
export const seatColour = (seat: number): string => `var(--seat${(seat % 6) + 1})`;
