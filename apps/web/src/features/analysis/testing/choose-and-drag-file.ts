import { expect } from 'vitest';

/** Chooses a file as the system's file dialog hands it over, once there is a place to choose it. */
export async function chooseFile(file: File): Promise<void> {
  const find = () => document.querySelector<HTMLInputElement>('input[type="file"]');
  await expect.poll(find).not.toBeNull();
  const field = find();
  if (field === null) return;
  field.files = handOver(file).files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drags a file over an element, and lets it fall or takes it away again. */
export function dragFile(file: File, over: Element, end: 'drop' | 'dragleave' | 'hold'): void {
  const dataTransfer = handOver(file);
  const happen = (type: string): boolean =>
    over.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  happen('dragenter');
  happen('dragover');
  if (end !== 'hold') happen(end);
}

function handOver(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}
