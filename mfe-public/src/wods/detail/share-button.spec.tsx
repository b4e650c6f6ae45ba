import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const click = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function withShareSheet(share: () => Promise<void>) {
  const sheet = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  render(<ShareButton title="Fran" />);
  return sheet;
}

test("opens the device's share sheet", async () => {
  const sheet = withShareSheet(() => Promise.resolve());
  await click();
  expect(sheet).toHaveBeenCalledWith({ title: 'Fran', url: location.href });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says nothing when the visitor closes the share sheet', async () => {
  withShareSheet(() => Promise.reject(new DOMException('Closed.', 'AbortError')));
  await click();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('copies the link where there is no share sheet', async () => {
  const user = userEvent.setup();
  render(<ShareButton title="Fran" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test('says when the link could not be copied', async () => {
  withShareSheet(() => Promise.reject(new DOMException('Denied.', 'NotAllowedError')));
  await click();
  expect(await screen.findByText('The link could not be copied')).toBeVisible();
});
