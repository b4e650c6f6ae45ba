import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoOnClick } from './video-on-click';

test('asks YouTube for nothing before the visitor presses play', async () => {
  const { container } = render(<VideoOnClick videoId="abcdefghijk" title="Fran" />);
  expect(container.querySelector('iframe, img, link, script')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Play video of Fran/ }));
  expect(screen.getByTitle('Video: Fran')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1');
});
