/** The server's HTML is on the screen; at once where nobody looks. */
export const painted = () => new Promise<void>((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))));

/** Whatever is pending, such as a tap, comes first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
