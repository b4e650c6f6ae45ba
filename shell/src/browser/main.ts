import '@wod/ui/base.css';
import { keepEarlyPresses } from './early-presses';
import { reloadInDevelopment } from './reload-in-development';
import { nextTask, painted } from './tasks';

/**
 * With everything cached, the code would come before the server's HTML is painted: not even React runs before that, and the rest of the
 * code has a task of its own.
 */
async function start() {
  await painted();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await boot();
}

keepEarlyPresses();
void start();
if (process.env.NODE_ENV === 'development') reloadInDevelopment();
