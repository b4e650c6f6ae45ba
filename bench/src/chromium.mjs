import { Launcher, launch } from 'chrome-launcher';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** @returns {string | undefined} the browser to measure with; CHROME_PATH names another one */
export function chromiumPath() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/**
 * Runs the work with its own browser.
 * @template Result
 * @param {(browser: { port: number }) => Promise<Result>} work port: where the browser takes commands
 */
export async function withChromium(work) {
  const browser = await launch({ chromePath: chromiumPath(), chromeFlags: FLAGS, logLevel: 'silent' });
  // It has a group of its own, and would outlive a benchmark that is ended in the meantime.
  const end = () => browser.kill();
  process.once('exit', end);
  try {
    return await work(browser);
  } finally {
    process.off('exit', end);
    end();
  }
}
