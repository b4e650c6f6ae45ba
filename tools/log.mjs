// What scripts say before the api is built; its ProcessLog writes the rest in the same form.

/**
 * One line: JSON where a program reads it, the bare sentence on a terminal.
 * @param {'info' | 'fatal'} level
 * @param {string} message
 */
export function say(level, message) {
  if (!process.stdout.isTTY) console.log(JSON.stringify({ level, time: new Date().toISOString(), msg: message }));
  else if (level === 'info') console.log(message);
  else console.error(message);
}

/** @param {unknown} error @returns {string} its sentence */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
