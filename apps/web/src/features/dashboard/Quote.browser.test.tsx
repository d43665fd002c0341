import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { Quote } from './Quote.tsx';

test('the words change from day to day and come back after five', async () => {
  const words = async (day: number): Promise<string> => {
    const { again } = show(<Quote dayOfMonth={day} />);
    const quote = page.getByRole('figure', { name: 'Words for today' });
    await expect.element(quote).toBeVisible();
    const text = quote.element().querySelector('blockquote')?.textContent ?? '';
    again(null);
    await expect.element(quote).not.toBeInTheDocument();
    return text;
  };
  const month: string[] = [];
  for (let day = 1; day <= 6; day += 1) month.push(await words(day));
  expect(new Set(month).size).toBe(5);
  expect(month[5]).toBe(month[0]);
});
