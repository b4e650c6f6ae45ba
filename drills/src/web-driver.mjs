import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@wod/testing/ports';
import { Programs, required } from '@wod/testing/programs';

const PATIENCE_MS = 20_000;
/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A window of WebKitGTK, driven as somebody would by the protocol that it shares with Safari (https://www.w3.org/TR/webdriver2/). */
export class WebKit {
  #programs;
  #session = '';

  /** @param {string} folder for its logs */
  constructor(folder) {
    this.#programs = new Programs(folder);
  }

  /** @param {string} folder for its logs and its profile @returns a window on a screen of its own */
  static async start(folder) {
    const [port = 0, other = 0] = await freePorts(2);
    const screen = 100 + (other % 10_000);
    const webkit = new WebKit(folder);
    const programs = webkit.#programs;
    programs.start('screen', required('Xvfb'), [`:${screen}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
    while (!existsSync(`/tmp/.X11-unix/X${screen}`)) await wait(20);
    // Software draws, as on a machine without graphics, and a container has no sandbox of its own to give.
    programs.start('driver', required('WebKitWebDriver'), [`--port=${port}`], {
      DISPLAY: `:${screen}`,
      HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    await programs.untilReady('driver', `http://127.0.0.1:${port}/status`);
    webkit.#session = `http://127.0.0.1:${port}/session`;
    const { sessionId } = await webkit.#ask('POST', '', { capabilities: {} });
    webkit.#session += `/${sessionId}`;
    return webkit;
  }

  /** @param {string} method @param {string} path @param {object} [body] @throws Error with what the driver says */
  async #ask(method, path, body) {
    const { value } = /** @type {{ value: any }} */ (
      await (await fetch(this.#session + path, { method, body: body && JSON.stringify(body) })).json()
    );
    if (value?.error) throw new Error(`${path}: ${value.message || value.error}`);
    return value;
  }

  /** Loads a page. @param {string} url */
  async open(url) {
    await this.run(() => void Object.assign(globalThis, { isLeft: true }));
    await this.#ask('POST', '/url', { url });
    // The driver may answer while the page before is still there.
    await this.until(() => document.readyState === 'complete' && !('isLeft' in globalThis));
  }

  /** @param {number} width @param {number} height in pixels; the window has a least width of its own */
  async resize(width, height) {
    await this.#ask('POST', '/window/rect', { width, height });
  }

  /**
   * Runs a function in the page.
   * @template Answer @template {unknown[]} Values
   * @param {(...values: Values) => Answer} script @param {Values} values
   * @returns {Promise<Answer>}
   */
  run(script, ...values) {
    return this.#ask('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args: values });
  }

  /**
   * Waits until a function in the page answers with something.
   * @template Answer @template {unknown[]} Values
   * @param {(...values: Values) => Answer} script @param {Values} values
   * @returns {Promise<NonNullable<Answer>>}
   */
  async until(script, ...values) {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      const answer = await this.run(script, ...values);
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`never: ${script} with ${JSON.stringify(values)}`);
      await wait(100);
    }
  }

  /** Presses what can be seen and pressed, and has this name. @param {string} name @param {string} [within] a selector */
  async press(name, within = 'body') {
    const found = await this.until(
      function (name, within) {
        const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`${within} :is(a, button, label, summary)`)]);
        return all.find(
          (one) => one.checkVisibility() && !one.matches(':disabled') && (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
        );
      },
      name,
      within,
    );
    await this.#ask('POST', `/element/${/** @type {Record<string, string>} */ (/** @type {unknown} */ (found))[ELEMENT]}/click`, {});
  }

  /** @param {string} selector of a field @param {string} text */
  async type(selector, text) {
    await this.#ask('POST', `/element/${await this.#find(selector)}/value`, { text });
  }

  /** Presses in the middle of something. @param {string} selector */
  async click(selector) {
    await this.#ask('POST', `/element/${await this.#find(selector)}/click`, {});
  }

  /** Presses one key after the other, wherever the focus is. @param {string} text */
  async keys(text) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** @param {string} selector @returns what the protocol calls it */
  async #find(selector) {
    await this.until((one) => document.querySelector(one) !== null, selector);
    return (await this.#ask('POST', '/element', { using: 'css selector', value: selector }))[ELEMENT];
  }

  async close() {
    await this.#ask('DELETE', '').catch(() => undefined);
    await this.#programs.close();
  }
}
