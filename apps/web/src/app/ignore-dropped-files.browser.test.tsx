import { expect, test } from 'vitest';
import { ignoreDroppedFiles } from './ignore-dropped-files.ts';

/** Whether the browser would open what is dragged over the page, or dropped on it. */
function isOpened(type: 'dragover' | 'drop', fill: (data: DataTransfer) => void): boolean {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  return document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}
const file = (data: DataTransfer): void => void data.items.add(new File(['x'], 'kick.mp4'));
const words = (data: DataTransfer): void => data.setData('text/plain', 'kick');

test('a file dropped anywhere on the page is not opened; words go where they are dropped', () => {
  expect(isOpened('drop', file)).toBe(true);
  ignoreDroppedFiles();
  expect(isOpened('dragover', file)).toBe(false);
  expect(isOpened('drop', file)).toBe(false);
  expect(isOpened('drop', words)).toBe(true);
});
