import { WOD_TYPES, WOD_TYPE_LABEL } from '@wod/domain';
import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TypeBadge } from './type-badge';

const css = readFileSync(join(__dirname, 'wod-type-color.module.css'), 'utf8');

test.each(WOD_TYPES)('%s has its word and a colour of its own', (type) => {
  render(<TypeBadge type={type} />);
  expect(screen.getByText(WOD_TYPE_LABEL[type])).toHaveClass(type);
  expect(css).toMatch(new RegExp(`^\\.${type} \\{ --t: var\\(--[a-z-]+\\); \\}$`, 'm'));
});
