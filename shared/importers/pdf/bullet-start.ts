/** A bullet at the beginning of a line, with the space behind it. */
export const bulletStart = /^(?:[•▪‣◦●○■□►➢✓✔·∙*]|[-–—o](?=\s))\s*/;
