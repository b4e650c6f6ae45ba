// The stranger of the stranger drill, in its own process: attacks as told, and reports the answers. Whoever attacks computes on a machine
// of their own, so here it takes only what the others leave of this one.
import { constants, setPriority } from 'node:os';
import { attack } from './stranger-attacks.mjs';

setPriority(constants.priority.PRIORITY_LOW);
process.on('message', ({ name, target, seconds }) => void attack(name, target, seconds).then((said) => process.send?.(said)));
process.on('disconnect', () => process.exit());
process.send?.({});
