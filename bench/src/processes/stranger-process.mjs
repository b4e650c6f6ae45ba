// The stranger of the stranger drill, in a process of its own: attacks as it is told, and says what was answered.
import { attack } from '../drills/stranger-attacks.mjs';

process.on('message', ({ name, target, seconds }) => void attack(name, target, seconds).then((said) => process.send?.(said)));
process.on('disconnect', () => process.exit());
process.send?.({});
