// Replaces lucide-react's createLucideIcon in all bundles: the same icons in the same look, without contexts and options that the
// product doesn't use, which would be 1 kB in the shell and in each page.
import { createElement } from 'react';

/** @param {{ size: number, node: [tag: string, attributes: object][] }} icon the drawing, as lucide-react's modules have it */
export default ({ size: grid, node }) => {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  const isHidden = (props) => !('aria-label' in props || 'aria-labelledby' in props || 'role' in props || 'title' in props);
  return ({ size = grid, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${grid} ${grid}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(isHidden(props) && { 'aria-hidden': true }),
        ...props,
      },
      parts,
    );
};
