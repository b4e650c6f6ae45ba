/**
 * Loads a stylesheet, unless the page already has it.
 * @throws Error when it could not be loaded; the next attempt loads it again
 */
export function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    link.href = href;
    document.head.append(link);
  });
}
