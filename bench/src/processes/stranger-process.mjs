// The stranger of the stranger drill, in its own process: attacks as told, and reports the answers.
import { attack } from '../drills/stranger-attacks.mjs';

process.on('message', ({ name, target, seconds }) => void attack(name, target, seconds).then((said) => process.send?.(said)));
process.on('disconnect', () => process.exit());
process.send?.({});
