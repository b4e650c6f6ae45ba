/** Links that have been in view for this long are worth loading ahead. */
const SETTLED_MS = 200;

interface Watch {
  /** the element that all pages are drawn in */
  root: Element;
  /** Called when the visitor is about to follow a link: by pointer, finger or keyboard. */
  near(url: URL): void;
  /**
   * Called for links in the content that have come into view, one after the other, unless the visitor saves data.
   * @returns whether to go on with the rest
   */
  inView(url: URL): Promise<boolean>;
}

const idle = () => new Promise<void>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()));

/** The address of another page of this site that an element leads to. */
function target(element: Element | null): URL | undefined {
  const link = element?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  return new URL(link.href);
}

/** Watches which links the visitor may follow next. */
export function watchLinks({ root, near, inView }: Watch): void {
  const about = ({ target: element }: Event) => {
    const url = target(element as Element);
    if (url) near(url);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, about, { passive: true });

  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData) return;

  const waiting = new Set<Element>();
  let working = false;
  async function work() {
    if (working) return;
    working = true;
    for (const link of waiting) {
      await idle();
      waiting.delete(link);
      const url = link.isConnected ? target(link) : undefined;
      if (url && url.pathname !== location.pathname && !(await inView(url))) waiting.clear();
    }
    working = false;
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const visible = new IntersectionObserver((entries) => {
    for (const { target: link, isIntersecting } of entries) waiting[isIntersecting ? 'add' : 'delete'](link);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), SETTLED_MS);
  });
  const observe = () => {
    visible.disconnect();
    for (const link of root.querySelectorAll('main a[href]')) visible.observe(link);
  };
  let looking = false;
  // A page that answers a tap changes more than once, and is painted first.
  const look = async () => {
    if (looking) return;
    looking = true;
    await idle();
    looking = false;
    observe();
  };
  new MutationObserver(() => void look()).observe(root, { childList: true, subtree: true });
  observe();
}
